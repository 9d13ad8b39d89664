import { paints } from '@/lib/ui/paints';

const threads = [paints.gold, paints.clay, paints.paper, paints.night] as const;

/** Figures of which each is what the one before and the seed make of it: the same picture each time. */
function figuresFrom(seed: string): () => number {
  let state = 2166136261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A woven cloth of its own for any seed, as elements of SVG that fill a box: strips of blocks, turned about from one to the next. */
export function drawWeave(
  seed: string,
  { x, width, height }: { x: number; width: number; height: number },
): string {
  const next = figuresFrom(seed);
  const columns = 4 + Math.floor(next() * 3);
  const strip = width / columns;
  const block = strip * (0.5 + next() * 0.4);
  const stripes = 3 + Math.floor(next() * 3);
  const parts: string[] = [];
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row * block < height; row += 1) {
      const [left, top] = [x + column * strip, row * block];
      const ground = (column + row) % 2 === 0 ? paints.forest : paints.ink;
      parts.push(box(left, top, strip, block, ground));
      const colour = threads[Math.floor(next() * threads.length)] ?? paints.gold;
      for (let at = 0; at < stripes; at += 1) {
        const thread = (column + row) % 2 === 0;
        const size = (thread ? block : strip) / (stripes * 2);
        const place = size * (2 * at + 0.5);
        parts.push(
          thread ? box(left, top + place, strip, size, colour) : box(left + place, top, size, block, colour),
        );
      }
    }
  return parts.join('');
}

const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(width + 0.5).toFixed(1)}" height="${(height + 0.5).toFixed(1)}" fill="${fill}"/>`;
