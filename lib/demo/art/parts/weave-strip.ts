import { nth, type Random } from '../random';
import { box, boxPath, fade, join, many, n, path, shape } from '../svg';

export type Threads = {
  warp: string;
  weft: string;
  bright: string;
  dark: string;
};

/** One motif of a kente strip, filling a cell: blocks of weft laid over the warp. */
type Motif = (x: number, y: number, width: number, height: number, threads: Threads) => string;

const bars: Motif = (x, y, w, h, t) =>
  join(
    box(x, y, w, h, t.weft),
    path(
      many(5, (i) => boxPath(x, y + (h / 5) * i + h * 0.06, w, h * 0.07)),
      t.bright,
    ),
  );

const checks: Motif = (x, y, w, h, t) => {
  const cw = w / 6;
  const ch = h / 4;
  const cells = many(24, (i) =>
    (i + Math.floor(i / 6)) % 2 ? boxPath(x + (i % 6) * cw, y + Math.floor(i / 6) * ch, cw, ch) : '',
  );
  return join(box(x, y, w, h, t.dark), path(cells, t.bright));
};

const steps: Motif = (x, y, w, h, t) => {
  const rows = 7;
  const rh = h / rows;
  const diamond = many(rows, (i) => {
    const reach = 1 - Math.abs(i - 3) / 3.6;
    return boxPath(x + (w / 2) * (1 - reach), y + i * rh, w * reach, rh);
  });
  const core = many(3, (i) => {
    const reach = i === 1 ? 0.4 : 0.18;
    return boxPath(x + (w / 2) * (1 - reach), y + (i + 2) * rh, w * reach, rh);
  });
  return join(box(x, y, w, h, t.dark), path(diamond, t.weft), path(core, t.bright));
};

const zigzag: Motif = (x, y, w, h, t) => {
  const teeth = 4;
  const tw = w / teeth;
  const line = (top: number, depth: number) =>
    `M${n(x)} ${n(top)}${many(teeth, () => `l${n(tw / 2)} ${n(depth)}l${n(tw / 2)} ${n(-depth)}`)}v${n(h * 0.14)}${many(teeth, () => `l${n(-tw / 2)} ${n(depth)}l${n(-tw / 2)} ${n(-depth)}`)}z`;
  return join(
    box(x, y, w, h, t.weft),
    path(join(line(y + h * 0.1, h * 0.2), line(y + h * 0.56, h * 0.2)), t.bright),
    path(line(y + h * 0.33, h * 0.2), t.dark),
  );
};

const hourglass: Motif = (x, y, w, h, t) =>
  join(
    box(x, y, w, h, t.bright),
    shape(t.dark, x, y, x + w, y, x + w / 2, y + h / 2),
    shape(t.dark, x, y + h, x + w, y + h, x + w / 2, y + h / 2),
    shape(t.weft, x + w * 0.24, y, x + w * 0.76, y, x + w / 2, y + h * 0.27),
    shape(t.weft, x + w * 0.24, y + h, x + w * 0.76, y + h, x + w / 2, y + h * 0.73),
  );

const ladder: Motif = (x, y, w, h, t) =>
  join(
    box(x, y, w, h, t.dark),
    path(
      many(3, (i) => boxPath(x + w * (0.12 + i * 0.28), y + h * 0.12, w * 0.2, h * 0.76)),
      t.weft,
    ),
    path(
      many(2, (i) => boxPath(x, y + h * (0.26 + i * 0.36), w, h * 0.1)),
      t.bright,
    ),
  );

const motifs: readonly Motif[] = [steps, checks, bars, zigzag, hourglass, ladder];

/** The plain part of a strip: quiet lengthwise threads. */
const plain = (x: number, y: number, w: number, h: number, t: Threads): string =>
  join(
    box(x, y, w, h, t.warp),
    fade(0.28, path(join(boxPath(x, y, w * 0.07, h), boxPath(x + w * 0.93, y, w * 0.07, h)), t.dark)),
    fade(
      0.3,
      path(join(boxPath(x + w * 0.24, y, w * 0.12, h), boxPath(x + w * 0.64, y, w * 0.12, h)), t.weft),
    ),
    box(x + w * 0.485, y, w * 0.03, h, t.bright),
  );

/**
 * A strip of kente, woven downwards from (x, y): a seeded rhythm of plain warp and weft motifs.
 * `offset` shifts the rhythm, so that neighbours alternate; of every `period` cells one bears a motif.
 */
export function kenteStrip(
  random: Random,
  place: { x: number; y: number; width: number; height: number },
  threads: Threads,
  offset = 0,
  period = 2,
): string {
  const { x, y, width, height } = place;
  const cell = width * 0.78;
  const order = random.shuffle(motifs);
  const rows = Math.ceil(height / cell);
  const cells = many(rows, (row) => {
    const top = y + row * cell;
    const tall = Math.min(cell, y + height - top) + 0.5;
    const turn = row + offset;
    return turn % period === 0 && tall > cell * 0.9
      ? nth(order, Math.floor(turn / period))(x, top, width, cell, threads)
      : '';
  });
  return join(plain(x, y, width, height, threads), cells);
}
