import { colours as c } from '../palette';
import { nth, type Random, randomFor } from '../random';
import {
  box,
  boxPath,
  disc,
  join,
  many,
  n,
  type Picture,
  path,
  picture,
  put,
  rule,
  shape,
  stroke,
} from '../svg';

/** A mark about 88 px across, centred on (0, 0), in one colour on paper. */
type Mark = (random: Random, ink: string) => string;

const ring = (radius: number, ink: string, width: number): string =>
  `<circle r="${n(radius)}" fill="none" stroke="${ink}" stroke-width="${n(width)}"/>`;

const around = (count: number, draw: (index: number) => string): string =>
  many(count, (i) => `<g transform="rotate(${n((360 / count) * i)})">${draw(i)}</g>`);

const sunburst: Mark = (random, ink) => {
  const rays = random.pick([12, 16, 20]);
  return join(
    around(rays, () => shape(ink, -3, -26, 3, -26, 1, -44, -1, -44)),
    disc(0, 0, random.between(13, 20), ink),
  );
};

const rosette: Mark = (random, ink) => {
  const petals = random.pick([6, 8]);
  return join(
    around(petals, () => path('M0 -6Q14 -24 0 -44Q-14 -24 0 -6z', ink)),
    ring(9, ink, 4),
  );
};

const linkedRings: Mark = (random, ink) => {
  const count = random.pick([2, 3]);
  return many(count, (i) => put((i - (count - 1) / 2) * 30, 0, ring(20, ink, 6)));
};

const steppedDiamond: Mark = (random, ink) => {
  const rows = 7;
  const hollow = random.chance(0.8);
  return path(
    many(rows, (i) => {
      const half = (4 - Math.abs(i - 3)) * 10.5;
      const inner = Math.max(0, (2 - Math.abs(i - 3)) * 10.5);
      const y = -42 + i * 12;
      return hollow && inner > 0
        ? boxPath(-half, y, half - inner, 12) + boxPath(inner, y, half - inner, 12)
        : boxPath(-half, y, half * 2, 12);
    }),
    ink,
  );
};

const weaveSquare: Mark = (random, ink) => {
  const cells = random.pick([3, 4]);
  const size = 80 / cells;
  return path(
    many(cells * cells, (i) => {
      const x = -40 + (i % cells) * size;
      const y = -40 + Math.floor(i / cells) * size;
      return ((i % cells) + Math.floor(i / cells)) % 2
        ? many(3, (k) => boxPath(x, y + (k * size) / 3 + 1, size - 2, size / 3 - 3))
        : many(3, (k) => boxPath(x + (k * size) / 3 + 1, y, size / 3 - 3, size - 2));
    }),
    ink,
  );
};

const arcs: Mark = (random, ink) =>
  join(
    stroke(
      many(3, (i) => `M${-14 - i * 14} 26a${14 + i * 14} ${14 + i * 14} 0 0 1 ${28 + i * 28} 0`),
      ink,
      7,
    ),
    random.chance(0.5) ? disc(0, 24, 6, ink) : box(-42, 34, 84, 7, ink),
  );

const columns: Mark = (random, ink) => {
  const count = random.pick([4, 5]);
  const step = 80 / count;
  return join(
    shape(ink, -44, -22, 0, -44, 44, -22),
    path(
      many(count, (i) => boxPath(-40 + i * step + 4, -16, step - 8, 46)),
      ink,
    ),
    box(-44, 34, 88, 9, ink),
  );
};

const sheaf: Mark = (random, ink) => {
  const pairs = random.pick([3, 4]);
  return join(
    stroke('M0 44V-30', ink, 5),
    many(pairs, (i) => {
      const y = 22 - i * 19;
      return path(
        `M0 ${y}Q-8 ${y - 22} -30 ${y - 22}Q-28 ${y - 2} 0 ${y}zM0 ${y}Q8 ${y - 22} 30 ${y - 22}Q28 ${y - 2} 0 ${y}z`,
        ink,
      );
    }),
  );
};

const wave: Mark = (random, ink) => {
  const rows = random.pick([3, 4]);
  return stroke(
    many(rows, (i) => `M-44 ${-24 + i * (60 / rows)}q11 -14 22 0t22 0t22 0t22 0`),
    ink,
    8,
  );
};

const arrowKnot: Mark = (random, ink) => {
  const turns = random.pick([3, 4]);
  return around(turns, () => path('M-6 -8V-24H-18L0 -44L18 -24H6V-8z', ink));
};

const meridians: Mark = (random, ink) =>
  join(
    ring(40, ink, 6),
    `<ellipse rx="${random.whole(15, 20)}" ry="40" fill="none" stroke="${ink}" stroke-width="5"/>`,
    rule('M-40 0H40', ink, 5),
    random.chance(0.5) ? rule('M-34 -20H34M-34 20H34', ink, 4) : '',
  );

const beads: Mark = (random, ink) => {
  const count = random.pick([9, 12]);
  return join(
    around(count, (i) => disc(0, -36, i % 3 ? 6 : 9, ink)),
    ring(18, ink, 5),
  );
};

const marks: readonly Mark[] = [
  sunburst,
  rosette,
  linkedRings,
  steppedDiamond,
  weaveSquare,
  arcs,
  columns,
  sheaf,
  wave,
  arrowKnot,
  meridians,
  beads,
];

/** What stands beside the mark instead of lettering: a rhythm of bars, like a line of cloth. */
const tail = (random: Random, ink: string): string => {
  const rows = Array.from({ length: 9 }, () => random.whole(1, 4));
  const bars = [
    many(9, (i) => boxPath(i * 18, -6 * nth(rows, i), 9, 12 * nth(rows, i))),
    many(2, (row) => many(random.whole(5, 8), (i) => boxPath(i * 20 + row * 10, -18 + row * 22, 12, 14))),
    many(3, (i) => boxPath(0, -20 + i * 18, 60 + 24 * nth(rows, i), 9)),
    many(3, (row) => many(2 + nth(rows, row), (i) => boxPath(i * 26, -24 + row * 18, 18, 10))),
  ];
  return path(random.pick(bars), ink);
};

/** The mark of an invented partner or association, 320 × 120, in ink on nothing. */
export function drawLogo(key: string): Picture {
  const random = randomFor(`logo ${key}`);
  const mark = random.pick(marks);
  return picture(320, 120, put(66, 60, mark(random, c.ink)), put(136, 60, tail(random, c.ink)));
}
