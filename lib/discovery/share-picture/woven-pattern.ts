import { paints } from '@/lib/ui/paints';

const threads = [paints.gold, paints.clay, paints.paper, paints.night] as const;

/** Pseudo-random numbers in [0, 1) from a seed, so that a picture is reproducible. */
function createRandom(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return (state >>> 0) / 2 ** 32;
  };
}

/**
 * A woven pattern for a seed, as SVG elements that fill a box: strips of blocks, offset from one strip to
 * the next.
 */
export function renderWovenPattern(
  seed: string,
  { x, width, height }: { x: number; width: number; height: number },
): string {
  const next = createRandom(seed);
  const columns = 4 + Math.floor(next() * 3);
  const strip = width / columns;
  const block = strip * (0.5 + next() * 0.4);
  const stripes = 3 + Math.floor(next() * 3);
  const parts: string[] = [];
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row * block < height; row += 1) {
      const [left, top] = [x + column * strip, row * block];
      const background = (column + row) % 2 === 0 ? paints.forest : paints.ink;
      parts.push(box(left, top, strip, block, background));
      const colour = threads[Math.floor(next() * threads.length)] ?? paints.gold;
      for (let stripe = 0; stripe < stripes; stripe += 1) {
        const isVertical = (column + row) % 2 === 0;
        const size = (isVertical ? block : strip) / (stripes * 2);
        const offset = size * (2 * stripe + 0.5);
        parts.push(
          isVertical
            ? box(left, top + offset, strip, size, colour)
            : box(left + offset, top, size, block, colour),
        );
      }
    }
  return parts.join('');
}

const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(width + 0.5).toFixed(1)}" height="${(height + 0.5).toFixed(1)}" fill="${fill}"/>`;
