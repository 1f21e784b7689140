import { type InferOutput, variant } from 'valibot';
import { BuildRules as BuildRulesSchema } from './build-rules.ts';
import { ChainRules as ChainRulesSchema } from './chain-rules.ts';
import type { Cells as CellsSchema, Reserve as ReserveSchema } from './side-piles.ts';
import { GapsRules as GapsRulesSchema } from './gaps-rules.ts';
import {
  AccordionRules as AccordionRulesSchema,
  ClockRules as ClockRulesSchema,
  DiscardRules as DiscardRulesSchema,
  GalleryRules as GalleryRulesSchema,
  OsmosisRules as OsmosisRulesSchema,
} from './single-rules.ts';
import type { Columns as ColumnsSchema } from './columns.ts';
import type { Foundations as FoundationsSchema } from './foundations.ts';
import { RemovalRules as RemovalRulesSchema } from './removal-rules.ts';
import type { Stock as StockSchema } from './stock.ts';

/**
 * Every rule of a game, as data: the one source of its table, its legal moves, its rules text and its solver.
 * From this schema come the TypeScript type, the check of foreign JSON and the published JSON Schema.
 */
export const GameRulesSchema = variant('mechanism', [
  BuildRulesSchema,
  ChainRulesSchema,
  RemovalRulesSchema,
  GapsRulesSchema,
  AccordionRulesSchema,
  DiscardRulesSchema,
  OsmosisRulesSchema,
  ClockRulesSchema,
  GalleryRulesSchema,
]);

/** The rules of a game. */
export type GameRules = InferOutput<typeof GameRulesSchema>;
/** The rules of a game of building up. */
export type BuildRules = InferOutput<typeof BuildRulesSchema>;
/** The rules of a game of one chain. */
export type ChainRules = InferOutput<typeof ChainRulesSchema>;
/** The rules of a game of removing pairs. */
export type RemovalRules = InferOutput<typeof RemovalRulesSchema>;
/** The rules of a game of gaps. */
export type GapsRules = InferOutput<typeof GapsRulesSchema>;
/** The rules of Accordion. */
export type AccordionRules = InferOutput<typeof AccordionRulesSchema>;
/** The rules of Aces Up. */
export type DiscardRules = InferOutput<typeof DiscardRulesSchema>;
/** The rules of Osmosis. */
export type OsmosisRules = InferOutput<typeof OsmosisRulesSchema>;
/** The rules of Picture Gallery. */
export type GalleryRules = InferOutput<typeof GalleryRulesSchema>;
/** The rules of Clock. */
export type ClockRules = InferOutput<typeof ClockRulesSchema>;
/** One group of foundations. */
export type Foundations = InferOutput<typeof FoundationsSchema>;
/** The tableau columns. */
export type Columns = InferOutput<typeof ColumnsSchema>;
/** The reserve. */
export type Reserve = InferOutput<typeof ReserveSchema>;
/** The cells. */
export type Cells = InferOutput<typeof CellsSchema>;
/** The stock. */
export type Stock = InferOutput<typeof StockSchema>;
