import type { GameRules } from '../rules/game-rules.ts';

/**
 * For each face the face that stands for it in a search that takes suits for alike: of its rank, and of its colour
 * where the columns are built by colours. After the streamliners of Blake and Gent's Solvitaire.
 */
export function blindClasses(rules: GameRules): Uint8Array {
  const build = rules.mechanism === 'building' ? rules.columns?.build : undefined;
  const byColour = build !== undefined && 'suits' in build && build.suits.includes('colour');
  return Uint8Array.from({ length: 52 }, (_, face) => (face % 13) + (byColour && face >= 26 ? 26 : 0));
}
