import { colours as c } from '../palette';
import { kenteStrip, type Threads } from '../parts/weave-strip';
import { nth, type Random, randomFor } from '../random';
import { box, join, type Picture, picture, threads } from '../svg';

/** Families of four threads; a weave uses two that belong together. */
const families: readonly (readonly [Threads, Threads])[] = [
  [
    { warp: c.forest, weft: c.gold, bright: c.paper, dark: c.pine },
    { warp: c.gold, weft: c.forest, bright: c.sand, dark: c.ink },
  ],
  [
    { warp: c.paper, weft: c.clay, bright: c.honey, dark: c.forest },
    { warp: c.forest, weft: c.honey, bright: c.paper, dark: c.pine },
  ],
  [
    { warp: c.clay, weft: c.gold, bright: c.sand, dark: c.umber },
    { warp: c.ink, weft: c.clay, bright: c.gold, dark: c.night },
  ],
  [
    { warp: c.sage, weft: c.paper, bright: c.gold, dark: c.forest },
    { warp: c.forest, weft: c.mist, bright: c.sand, dark: c.ink },
  ],
  [
    { warp: c.ink, weft: c.gold, bright: c.paper, dark: c.night },
    { warp: c.linen, weft: c.ink, bright: c.gold, dark: c.forest },
  ],
  [
    { warp: c.honey, weft: c.clay, bright: c.paper, dark: c.ink },
    { warp: c.clay, weft: c.sand, bright: c.gold, dark: c.brick },
  ],
  [
    { warp: c.dew, weft: c.fern, bright: c.gold, dark: c.forest },
    { warp: c.fern, weft: c.gold, bright: c.dew, dark: c.pine },
  ],
];

/** How the strips of a cloth are laid: their widths in turn, and how motifs shift between neighbours. */
const layouts: readonly { widths: readonly number[]; shift: (column: number) => number }[] = [
  { widths: [160], shift: (column) => column % 2 },
  { widths: [200, 100], shift: (column) => column },
  { widths: [133.4], shift: (column) => Math.floor(column / 2) },
  { widths: [228.6, 114.3, 114.3], shift: (column) => column % 3 },
  { widths: [266.7, 133.3], shift: (column) => column % 2 },
];

/** Kente strips filling a box: used whole as a picture and as the cloth in others. */
function weaveCloth(random: Random, width: number, height: number, scale = 1): string {
  const [first, second] = random.pick(families);
  const layout = random.pick(layouts);
  const strips: string[] = [];
  const rhythm = random.whole(0, 1e6);
  const period = random.pick([2, 3, 3, 4]);
  for (let x = 0, column = 0; x < width - 1; column += 1) {
    const strip = nth(layout.widths, column) * scale;
    const cut = Math.min(strip, width - x);
    const kind = column % 2;
    const own = randomFor(`${rhythm}-${kind}`);
    strips.push(
      kenteStrip(own, { x, y: 0, width: strip, height }, kind ? second : first, layout.shift(column), period),
    );
    x += cut;
  }
  return join(...strips);
}

/** A woven cloth of its own for any subject, 1600 × 900. */
export function drawWeave(key: string): Picture {
  const random = randomFor(`weave ${key}`);
  const grain = threads(c.night, 0.1, 6);
  return picture(
    1600,
    900,
    weaveCloth(random, 1600, 900),
    grain.definition,
    box(0, 0, 1600, 900, grain.paint),
  );
}
