import type { CourtPart } from './court-heads.ts';

const robe: readonly CourtPart[] = [
  ['suit', 'M10 560V366C30 282 160 262 268 244L350 300 432 244C540 262 670 282 690 366V560Z'],
  ['trim', 'M74 480C84 336 170 306 254 288M626 480C616 336 530 306 446 288'],
];

const hand: readonly CourtPart[] = [
  ['gold', 'M556 372L626 360 634 404 562 414Z'],
  ['skin', 'M562 344A30 28 0 1 0 622 344 30 28 0 1 0 562 344Z'],
];

const jack: readonly CourtPart[] = [
  ...robe,
  ['linen', 'M262 320L350 372 438 320V560H262Z'],
  ['gold', 'M264 258L296 250 350 318 404 250 436 258 446 318 350 384 254 318Z'],
];

const queen: readonly CourtPart[] = [
  ...robe,
  ['linen', 'M262 330L350 372 438 330V560H262Z'],
  [
    'gold',
    'M238 300C270 356 310 372 350 372S430 356 462 300L436 286C414 326 384 340 350 340S286 326 264 286Z',
  ],
];

const king: readonly CourtPart[] = [
  ...robe,
  ['linen', 'M262 320L350 372 438 320V560H262Z'],
  [
    'linen',
    'M196 280L268 254C280 330 316 366 350 366S420 330 432 254L504 280C490 360 420 410 350 410S210 360 196 280Z',
  ],
  [
    'ink',
    'M230 296L242 296 236 320ZM268 344L280 344 274 368ZM420 344L432 344 426 368ZM458 296L470 296 464 320ZM344 378L356 378 350 400Z',
  ],
];

/** What jack, queen and king wear. */
export const courtRobes: readonly (readonly CourtPart[])[] = [jack, queen, king];

/** What jack, queen and king hold: a banner, a flower, a sword. */
export const courtThings: readonly (readonly CourtPart[])[] = [
  [['suit', 'M594 60L664 76 640 102 664 128 594 142Z'], ['gold', 'M574 48L583 18 592 48V520H574Z'], ...hand],
  [
    ['gold', 'M585 420V150H599V420Z'],
    [
      'suit',
      'M592 64C614 30 650 46 640 84 678 84 684 124 648 132 660 168 622 182 592 156 562 182 524 168 536 132 500 124 506 84 544 84 534 46 570 30 592 64Z',
    ],
    ['gold', 'M566 108A26 26 0 1 0 618 108 26 26 0 1 0 566 108Z'],
    ...hand,
  ],
  [
    ['steel', 'M574 306V88L592 36 610 88V306Z'],
    ['gold', 'M544 298H640V316H544ZM580 366H604V430H580Z'],
    ...hand,
  ],
];
