import { colours } from '../palette';
import { box, clip, disc, fade, join, many, n, path, shape, stroke } from '../svg';
import { MIDDLE } from './face';
import type { Sitter } from './sitter';

const x = (offset: number) => n(MIDDLE + offset);

/** Neckline to the foot of the sheet, with sloping shoulders. */
const shouldersOutline = ({ shoulders: s }: Sitter, round = 0): string =>
  `M${x(-74)} 592Q${x(-s * 0.5)} ${n(628 - round)} ${x(-s * 0.82)} ${n(660 - round)}Q${x(-s - round)} 690 ${x(-s - 14 - round)} 800H${x(s + 14 + round)}Q${x(s + round)} 690 ${x(s * 0.82)} ${n(660 - round)}Q${x(s * 0.5)} ${n(628 - round)} ${x(74)} 592L${x(0)} 640z`;

const shadeSide = (outline: string, s: number): string =>
  clip(
    outline,
    fade(0.16, path(`M${x(s * 0.46)} 580Q${x(s * 0.66)} 700 ${x(s * 0.6)} 800H${x(s + 60)}V580z`, '#0c1a14')),
  );

function suit(sitter: Sitter, tie: boolean): string {
  const [main, shirt, accent] =
    sitter.cloth[0] === colours.paper ? [sitter.cloth[1], sitter.cloth[0], sitter.cloth[2]] : sitter.cloth;
  const outline = shouldersOutline(sitter);
  return join(
    path(outline, main),
    shape(shirt, 328, 588, 400, 660, 472, 588, 452, 800, 348, 800),
    tie
      ? join(
          shape(accent, 384, 640, 416, 640, 424, 668, 400, 676, 376, 668),
          shape(accent, 380, 670, 420, 670, 430, 800, 370, 800),
          fade(0.3, shape('#0c1a14', 384, 640, 416, 640, 424, 668, 400, 676, 376, 668)),
        )
      : shape(sitter.skin.base, 356, 590, 444, 590, 400, 706),
    tie ? '' : fade(0.35, shape(sitter.skin.shade, 372, 600, 444, 590, 404, 690)),
    shape(shirt, 322, 584, 350, 572, 400, 648, 372, 690),
    shape(shirt, 478, 584, 450, 572, 400, 648, 428, 690),
    fade(0.16, stroke('M372 690L400 648L428 690', '#0c1a14', 4)),
    path('M318 592L268 640L300 676L284 692L372 800H400L340 690z', main),
    path('M482 592L532 640L500 676L516 692L428 800H400L460 690z', main),
    fade(
      0.3,
      stroke(
        'M318 592L268 640L300 676L284 692L372 800M482 592L532 640L500 676L516 692L428 800',
        '#0c1a14',
        5,
      ),
    ),
    shadeSide(outline, sitter.shoulders),
    shape(accent, 246, 716, 296, 708, 292, 726, 270, 742),
  );
}

function shirt(sitter: Sitter): string {
  const [main, , accent] = sitter.cloth;
  const outline = shouldersOutline(sitter);
  return join(
    path(outline, main),
    shape(sitter.skin.base, 352, 588, 448, 588, 400, 680),
    shape(main, 318, 590, 348, 566, 402, 668, 362, 706),
    shape(main, 482, 590, 452, 566, 398, 668, 438, 706),
    fade(0.22, stroke('M318 590L362 706L400 668L438 706L482 590', '#0c1a14', 5)),
    box(390, 684, 20, 120, accent, 3),
    many(3, (i) => disc(400, 716 + i * 36, 5, main)),
    shadeSide(outline, sitter.shoulders),
  );
}

function smock(sitter: Sitter): string {
  const [main, pale, accent] = sitter.cloth;
  const outline = shouldersOutline(sitter, 10);
  const stripes = many(12, (i) => {
    const at = -330 + i * 60;
    return i === 5 || i === 6
      ? ''
      : join(
          box(MIDDLE + at, 560, 26, 240, i % 2 ? pale : accent),
          box(MIDDLE + at + 32, 560, 7, 240, accent),
        );
  });
  return join(
    path(outline, main),
    clip(outline, stripes),
    path('M316 590Q400 690 484 590L506 604Q484 700 430 724L400 790L370 724Q316 700 294 604z', pale),
    path('M330 586Q400 670 470 586L400 720z', sitter.skin.base),
    fade(0.4, path('M366 626Q420 650 470 586L404 700z', sitter.skin.shade)),
    stroke('M316 592Q330 668 400 728Q470 668 484 592', accent, 9),
    stroke('M400 728V792', accent, 9),
    shadeSide(outline, sitter.shoulders),
  );
}

function kaftan(sitter: Sitter): string {
  const [main, pale, accent] = sitter.cloth;
  const outline = shouldersOutline(sitter, 4);
  return join(
    path(outline, main),
    path('M326 586Q400 640 474 586L484 612Q400 668 316 612z', accent),
    box(372, 640, 56, 170, accent, 4),
    many(5, (i) => path(`M400 ${650 + i * 34}l17 17l-17 17l-17 -17z`, pale)),
    many(9, (i) => disc(332 + i * 17, 606 + (4 - Math.abs(i - 4)) * 6.4, 4.5, pale)),
    shadeSide(outline, sitter.shoulders),
  );
}

function blazer(sitter: Sitter): string {
  const [main, pale, accent] = sitter.cloth;
  const outline = shouldersOutline(sitter);
  return join(
    path(outline, main),
    path('M334 584L400 780L466 584Q400 650 334 584z', pale),
    path('M344 582Q400 640 456 582Q436 672 400 676T344 582z', sitter.skin.base),
    fade(0.4, path('M372 610Q420 640 456 582Q440 660 404 674z', sitter.skin.shade)),
    stroke('M346 604Q400 690 454 604', accent, 5),
    disc(400, 648, 10, accent),
    path('M324 588L286 650L318 672L300 690L400 800L352 690z', main),
    path('M476 588L514 650L482 672L500 690L400 800L448 690z', main),
    fade(
      0.3,
      stroke('M324 588L286 650L318 672L300 690L400 800L500 690L482 672L514 650L476 588', '#0c1a14', 5),
    ),
    shadeSide(outline, sitter.shoulders),
  );
}

function kaba(sitter: Sitter): string {
  const [main, pale, accent] = sitter.cloth;
  const outline = shouldersOutline(sitter, 26);
  const print = many(30, (i) => {
    const px = 130 + (i % 10) * 60 + (Math.floor(i / 10) % 2) * 30;
    const py = 650 + Math.floor(i / 10) * 58;
    return join(disc(px, py, 17, accent), disc(px, py, 9, pale), disc(px, py, 4, main));
  });
  return join(
    path(outline, main),
    clip(outline, print),
    path('M306 590Q330 700 400 704T494 590Q462 650 400 656T306 590z', pale),
    path('M330 584Q350 664 400 668T470 584L400 620z', sitter.skin.base),
    fade(0.4, path('M380 640Q440 640 470 584Q460 650 410 667z', sitter.skin.shade)),
    many(7, (i) => disc(340 + i * 20, 628 + (3 - Math.abs(i - 3)) * 13, 8, accent)),
    shadeSide(outline, sitter.shoulders + 20),
  );
}

function roundNeck(sitter: Sitter): string {
  const [main, pale, accent] = sitter.cloth;
  const outline = shouldersOutline(sitter);
  return join(
    path(outline, main),
    path('M310 592Q330 690 400 694T490 592L470 584H330z', sitter.skin.base),
    fade(0.4, path('M380 640Q450 640 470 584L490 592Q474 680 410 693z', sitter.skin.shade)),
    stroke('M306 592Q326 696 400 700T494 592', pale, 12),
    many(9, (i) => disc(328 + i * 18, 622 + (4 - Math.abs(i - 4)) * 11, 8, i % 2 ? accent : pale)),
    shadeSide(outline, sitter.shoulders),
  );
}

function stole(sitter: Sitter): string {
  const [, pale, accent] = sitter.cloth;
  const base = roundNeck(sitter);
  const band = 'M470 592L560 800H690Q690 690 640 656Q560 640 500 592z';
  return join(
    base,
    path(band, accent),
    clip(
      band,
      many(7, (i) =>
        join(
          box(440, 600 + i * 32, 280, 9, pale),
          box(470 + (i % 2) * 40, 612 + i * 32, 26, 16, colours.ink),
          box(560 + (i % 2) * 40, 612 + i * 32, 26, 16, colours.ink),
        ),
      ),
    ),
  );
}

/** The sitter's clothes, over the neck. */
export function clothes(sitter: Sitter): string {
  switch (sitter.clothing) {
    case 'suit':
      return suit(sitter, true);
    case 'open-suit':
      return suit(sitter, false);
    case 'shirt':
      return shirt(sitter);
    case 'smock':
      return smock(sitter);
    case 'kaftan':
      return kaftan(sitter);
    case 'blazer':
      return blazer(sitter);
    case 'kaba':
      return kaba(sitter);
    case 'round-neck':
      return roundNeck(sitter);
    case 'stole':
      return stole(sitter);
  }
}
