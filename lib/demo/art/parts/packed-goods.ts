import type { Light } from '../palette';
import { nth, type Random } from '../random';
import { box, boxPath, disc, fade, join, many, n, oval, path } from '../svg';

/** Goods stand on (0, 0), centred. */

export const bottle = (height: number, colour: string, label: string): string => {
  const w = height * 0.3;
  return join(
    path(
      `M${n(-w / 2)} 0V${n(-height * 0.55)}Q${n(-w / 2)} ${n(-height * 0.7)} ${n(-w * 0.2)} ${n(-height * 0.76)}V${n(-height)}H${n(w * 0.2)}V${n(-height * 0.76)}Q${n(w / 2)} ${n(-height * 0.7)} ${n(w / 2)} ${n(-height * 0.55)}V0z`,
      colour,
    ),
    box(-w / 2, -height * 0.46, w, height * 0.24, label),
  );
};

export const jar = (height: number, colour: string, lid: string): string =>
  join(
    box(-height * 0.32, -height * 0.86, height * 0.64, height * 0.86, colour, height * 0.1),
    box(-height * 0.27, -height, height * 0.54, height * 0.17, lid, 3),
  );

export const tin = (height: number, colour: string, label: string): string =>
  join(
    box(-height * 0.34, -height, height * 0.68, height, colour, 3),
    box(-height * 0.34, -height * 0.72, height * 0.68, height * 0.42, label),
  );

export const packet = (height: number, colour: string, label: string): string =>
  join(
    box(-height * 0.36, -height, height * 0.72, height, colour, 2),
    box(-height * 0.2, -height * 0.7, height * 0.4, height * 0.3, label),
  );

const kinds = { bottle, jar, tin, packet };
type Packed = keyof typeof kinds;

/** A row of packed goods from x = 0 to `width`, standing on y = 0: runs of the same thing, as a tidy shop has. */
export function goodsRow(
  random: Random,
  light: Light,
  width: number,
  height: number,
  choice: readonly Packed[],
): string {
  const tones = [light.accent, light.second, light.light, light.accentLight, light.secondLight];
  const parts: string[] = [];
  for (let x = height * 0.45; x < width - height * 0.3; ) {
    const kind = random.pick(choice);
    const colour = random.pick(tones);
    const label = nth(tones, tones.indexOf(colour) + random.whole(1, 4));
    const run = random.whole(2, 4);
    const tall = height * random.between(0.72, 0.94) * (kind === 'tin' ? 0.8 : 1);
    const gap = tall * (kind === 'bottle' ? 0.38 : 0.8);
    for (let i = 0; i < run && x < width - height * 0.3; i += 1) {
      parts.push(`<g transform="translate(${n(x)})">${kinds[kind](tall, colour, label)}</g>`);
      x += gap;
    }
    x += height * 0.14;
  }
  return parts.join('');
}

/** Shelves full of goods; (0, 0) is the bottom left corner. */
export function shelves(
  random: Random,
  light: Light,
  size: { width: number; height: number; rows: number; back?: string },
  choice: readonly Packed[],
): string {
  const { width, height, rows } = size;
  const step = height / rows;
  return join(
    box(0, -height - 10, width, height + 10, size.back ?? light.glass),
    ...Array.from({ length: rows }, (_, row) => {
      const y = -row * step - 12;
      return `<g transform="translate(0 ${n(y)})">${goodsRow(random, light, width, step * 0.82, choice)}</g>`;
    }),
    path(
      many(rows, (row) => boxPath(-6, -row * step - 12, width + 12, 12)),
      light.trim,
    ),
    box(-12, -height - 22, width + 24, 16, light.trim),
    box(-12, -height - 10, 12, height + 10, light.trim),
    box(width, -height - 10, 12, height + 10, light.trim),
  );
}

/** An open crate heaped with round produce. */
export function crate(random: Random, light: Light, width: number, produce: readonly string[]): string {
  const h = width * 0.42;
  const r = width * 0.105;
  return join(
    many(11, (i) => {
      const row = i < 6 ? 0 : 1;
      const x = row ? (i - 8) * r * 1.7 : (i - 2.5) * r * 1.62;
      return disc(x + random.between(-2, 2), -h - r * (row ? 1.15 : 0.1), r, random.pick(produce));
    }),
    box(-width / 2, -h, width, h, light.secondLight),
    path(
      join(boxPath(-width / 2, -h * 0.7, width, h * 0.07), boxPath(-width / 2, -h * 0.36, width, h * 0.07)),
      light.bark,
    ),
    path(
      join(boxPath(-width / 2, -h, width * 0.07, h), boxPath(width * 0.43, -h, width * 0.07, h)),
      light.second,
    ),
  );
}

/** A full sack tied at its neck. */
export const sack = (width: number, colour: string, mark: string): string => {
  const h = width * 1.16;
  return join(
    path(
      `M${n(-width * 0.46)} 0Q${n(-width * 0.6)} ${n(-h * 0.5)} ${n(-width * 0.34)} ${n(-h * 0.8)}Q${n(-width * 0.1)} ${n(-h * 0.88)} ${n(-width * 0.2)} ${n(-h)}H${n(width * 0.2)}Q${n(width * 0.1)} ${n(-h * 0.88)} ${n(width * 0.34)} ${n(-h * 0.8)}Q${n(width * 0.6)} ${n(-h * 0.5)} ${n(width * 0.46)} 0z`,
      colour,
    ),
    box(-width * 0.17, -h * 0.88, width * 0.34, h * 0.06, mark),
    disc(0, -h * 0.4, width * 0.19, mark),
    disc(0, -h * 0.4, width * 0.12, colour),
  );
};

/** An open sack of grain. */
export const openSack = (width: number, colour: string, grain: string): string =>
  join(
    oval(0, -width * 0.72, width * 0.44, width * 0.24, grain),
    path(
      `M${n(-width * 0.42)} 0Q${n(-width * 0.54)} ${n(-width * 0.4)} ${n(-width * 0.44)} ${n(-width * 0.72)}Q0 ${n(-width * 0.52)} ${n(width * 0.44)} ${n(-width * 0.72)}Q${n(width * 0.54)} ${n(-width * 0.4)} ${n(width * 0.42)} 0z`,
      colour,
    ),
    path(
      `M${n(-width * 0.48)} ${n(-width * 0.76)}Q0 ${n(-width * 0.5)} ${n(width * 0.48)} ${n(-width * 0.76)}L${n(width * 0.46)} ${n(-width * 0.64)}Q0 ${n(-width * 0.4)} ${n(-width * 0.46)} ${n(-width * 0.64)}z`,
      grain,
    ),
  );

export const carton = (width: number, height: number, light: Light, colour = light.second): string =>
  join(
    box(-width / 2, -height, width, height, colour),
    fade(0.16, box(width * 0.22, -height, width * 0.28, height, light.shadow)),
    box(-width * 0.07, -height, width * 0.14, height, light.light),
    fade(0.3, box(-width / 2, -height * 0.62, width, 3, light.shadow)),
  );

/** Cartons stacked in a pyramid, `columns` wide at the foot. */
export const cartonStack = (random: Random, light: Light, columns: number, size: number): string =>
  many(columns, (row) =>
    many(
      columns - row,
      (i) =>
        `<g transform="translate(${n((i - (columns - row - 1) / 2) * size * 1.04)} ${n(-row * size * 0.74)})">${carton(size, size * 0.72, light, random.pick([light.second, light.secondLight, light.accentLight]))}</g>`,
    ),
  );

/** A pallet under whatever stands on it; its top is at y = 0 of the load drawn by the caller at -22. */
export const pallet = (light: Light, width: number): string =>
  join(
    box(-width / 2, -22, width, 8, light.bark),
    path(
      many(3, (i) => boxPath(-width / 2 + i * (width - 22) * 0.5, -14, 22, 14)),
      light.bark,
    ),
  );
