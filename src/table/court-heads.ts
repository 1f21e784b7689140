/**
 * What a part is painted with: the colour of the suit, of the card, or one of the figures' own (`court-paints.ts`). `line`
 * and `trim` are lines of ink and of gold; all else are shapes, and all but `ink` are cut out: edged in the card's colour.
 */
export type CourtInk =
  | 'suit'
  | 'card'
  | 'gold'
  | 'skin'
  | 'hair'
  | 'linen'
  | 'steel'
  | 'ink'
  | 'line'
  | 'trim';

/** A shape of a figure as SVG path data in a box 700 wide, and what it is painted with. */
export type CourtPart = readonly [ink: CourtInk, path: string];

const face: readonly CourtPart[] = [
  ['ink', 'M315 160A9 9 0 1 0 333 160 9 9 0 1 0 315 160ZM367 160A9 9 0 1 0 385 160 9 9 0 1 0 367 160Z'],
  ['line', 'M308 142Q322 132 338 140M362 140Q378 132 392 142M352 160L343 188Q350 195 359 190'],
];

/** A boy in a cap with a feather. */
const jack: readonly CourtPart[] = [
  [
    'hair',
    'M266 106C248 170 262 214 232 238C262 264 300 250 312 212H388C400 250 438 264 468 238C438 214 452 170 434 106Z',
  ],
  ['skin', 'M322 220H378V268L350 296 322 268Z'],
  ['skin', 'M286 112V178C286 222 316 252 350 252S414 222 414 178V112Z'],
  ['hair', 'M276 104H424V150C404 128 388 134 350 134S296 128 276 150Z'],
  ...face,
  ['line', 'M334 216Q352 226 368 214'],
  ['suit', 'M236 106C222 50 296 20 374 26C452 32 484 66 462 106Q350 84 236 106Z'],
  ['gold', 'M250 128V98Q350 76 450 98V128Q350 106 250 128Z'],
  ['gold', 'M414 84C434 26 486 -14 560 4C546 60 496 94 428 98Z'],
  ['line', 'M424 90Q470 46 530 22'],
];

/** A woman with long hair and a small crown. */
const queen: readonly CourtPart[] = [
  [
    'hair',
    'M262 104C226 190 250 262 206 322C250 352 306 336 322 262H378C394 336 450 352 494 322C450 262 474 190 438 104Z',
  ],
  ['skin', 'M326 220H374V276L350 300 326 276Z'],
  ['skin', 'M288 112V176C288 218 320 254 350 254S412 218 412 176V112Z'],
  ['hair', 'M272 168C262 104 306 84 350 84S438 104 428 168C420 138 394 122 350 108C306 122 280 138 272 168Z'],
  ...face,
  ['line', 'M304 158L312 163M396 158L388 163'],
  ['suit', 'M334 214Q342 208 350 212 358 208 366 214 350 230 334 214Z'],
  ['gold', 'M284 98L262 26 312 62 350 8 388 62 438 26 416 98Q350 78 284 98Z'],
  [
    'gold',
    'M248 20A12 12 0 1 0 272 20 12 12 0 1 0 248 20ZM338 2A12 12 0 1 0 362 2 12 12 0 1 0 338 2ZM428 20A12 12 0 1 0 452 20 12 12 0 1 0 428 20Z',
  ],
];

/** A man with a beard and a broad crown. */
const king: readonly CourtPart[] = [
  [
    'hair',
    'M260 110C240 176 256 230 222 262C260 284 300 270 316 240H384C400 270 440 284 478 262C444 230 460 176 440 110Z',
  ],
  ['skin', 'M284 108V190C284 226 316 250 350 250S416 226 416 190V108Z'],
  ['hair', 'M274 164C266 256 306 334 350 334S434 256 426 164C412 210 386 198 350 198S288 210 274 164Z'],
  ...face,
  ['skin', 'M330 224Q350 214 370 224 350 240 330 224Z'],
  ['gold', 'M258 96L228 8 298 52 328 20H372L402 52 472 8 442 96Q350 76 258 96Z'],
  ['suit', 'M258 122V90Q350 68 442 90V122Q350 100 258 122Z'],
  ['gold', 'M342 24V10H326V-4H342V-20H358V-4H374V10H358V24Z'],
];

/** The heads of jack, queen and king. */
export const courtHeads: readonly (readonly CourtPart[])[] = [jack, queen, king];
