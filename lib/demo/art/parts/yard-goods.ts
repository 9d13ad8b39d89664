import type { Light } from '../palette';
import { nth, type Random } from '../random';
import { box, boxPath, disc, fade, join, many, n, oval, path, put, rule, shape, stroke } from '../svg';

/** Goods of yards, sheds and workshops; they stand on (0, 0), centred. */

/** Bags of cement, laid in courses. */
export const bagStack = (light: Light, width: number, rows: number, colour: string, band: string): string => {
  const bag = width / 2.1;
  const tall = bag * 0.34;
  return many(rows, (row) =>
    many(row % 2 ? 1 : 2, (i) =>
      put(
        row % 2 ? 0 : (i - 0.5) * bag * 1.04,
        -row * tall * 0.94,
        join(
          box(-bag * (row % 2 ? 0.9 : 0.5), -tall, bag * (row % 2 ? 1.8 : 1), tall, colour, tall * 0.36),
          box(-bag * 0.14, -tall, bag * 0.28, tall, band),
          fade(
            0.16,
            box(
              -bag * (row % 2 ? 0.86 : 0.48),
              -tall * 0.26,
              bag * (row % 2 ? 1.72 : 0.96),
              tall * 0.2,
              light.shadow,
              4,
            ),
          ),
        ),
      ),
    ),
  );
};

/** Sandcrete blocks in a wall of `rows` courses. */
export const blockStack = (light: Light, width: number, rows: number, colour: string): string => {
  const tall = width * 0.13;
  const courses = many(rows, (row) => {
    const y = -(row + 1) * tall;
    return many(3, (i) =>
      boxPath(-width / 2 + (i * width) / 3 + (row % 2 ? 6 : 0), y, width / 3 - 5, tall - 5),
    );
  });
  return join(
    box(-width / 2, -rows * tall, width, rows * tall, light.groundShade),
    path(courses, colour),
    fade(0.18, box(width * 0.26, -rows * tall, width * 0.26, rows * tall, light.shadow)),
  );
};

/** Roofing sheets leaning in a pile. */
export const roofSheets = (light: Light, width: number, colour: string, shade: string): string =>
  many(4, (i) =>
    put(
      i * 16,
      0,
      join(
        shape(
          i % 2 ? shade : colour,
          -width / 2,
          0,
          -width / 2 + 40,
          -width * 0.86,
          width / 2 + 40,
          -width * 0.86,
          width / 2,
          0,
        ),
        fade(
          0.22,
          rule(
            many(7, (k) => `M${n(-width / 2 + ((k + 0.6) * width) / 7)} 0l40 ${n(-width * 0.86)}`),
            light.shadow,
            5,
          ),
        ),
      ),
    ),
  );

/** Iron rods in a bundle, lying. */
export const rods = (light: Light, length: number): string =>
  join(
    many(7, (i) =>
      box(-length / 2 + (i % 3) * 12, -10 - i * 8, length, 7, i % 2 ? light.bark : light.dark, 3),
    ),
    box(-length * 0.3, -68, 10, 70, light.second),
    box(length * 0.28, -68, 10, 70, light.second),
  );

export const planks = (light: Light, length: number, rows: number): string =>
  many(rows, (i) =>
    join(
      box(
        -length / 2 + ((i * 17) % 30),
        -(i + 1) * 22,
        length,
        19,
        i % 2 ? light.second : light.secondLight,
        2,
      ),
      box(-length / 2 + ((i * 17) % 30) + length - 12, -(i + 1) * 22, 12, 19, light.bark),
    ),
  );

export const tyre = (light: Light, radius: number): string =>
  join(
    disc(0, -radius, radius, light.dark),
    disc(0, -radius, radius * 0.58, light.groundShade),
    disc(0, -radius, radius * 0.46, light.dark === light.bark ? light.street : light.bark),
  );

/** Tyres lying on each other. */
export const tyrePile = (light: Light, width: number, count: number): string =>
  many(count, (i) =>
    join(
      box(-width / 2, -(i + 1) * width * 0.25, width, width * 0.235, light.dark, width * 0.1),
      fade(
        0.4,
        path(
          many(6, (k) =>
            boxPath(-width * 0.4 + k * width * 0.15, -(i + 0.9) * width * 0.25, 5, width * 0.18),
          ),
          light.groundShade,
        ),
      ),
    ),
  );

export const drum = (light: Light, height: number, colour: string): string =>
  join(
    box(-height * 0.32, -height, height * 0.64, height, colour, 6),
    fade(0.2, box(height * 0.1, -height, height * 0.22, height, light.shadow, 6)),
    path(
      join(
        boxPath(-height * 0.34, -height * 0.7, height * 0.68, height * 0.05),
        boxPath(-height * 0.34, -height * 0.36, height * 0.68, height * 0.05),
      ),
      light.dark,
    ),
    oval(0, -height, height * 0.32, height * 0.06, light.dark),
  );

/** A polished tank on legs, for water, oil or juice. */
export const processTank = (light: Light, width: number, height: number, colour: string): string =>
  join(
    rule(
      `M${n(-width * 0.36)} 0V${n(-height * 0.3)}M${n(width * 0.36)} 0V${n(-height * 0.3)}`,
      light.dark,
      12,
    ),
    shape(
      colour,
      -width / 2,
      -height * 0.3,
      width / 2,
      -height * 0.3,
      width * 0.1,
      -height * 0.12,
      -width * 0.1,
      -height * 0.12,
    ),
    box(-width / 2, -height * 0.92, width, height * 0.63, colour),
    path(
      `M${n(-width / 2)} ${n(-height * 0.92)}Q0 ${n(-height * 1.08)} ${n(width / 2)} ${n(-height * 0.92)}z`,
      colour,
    ),
    fade(0.2, box(width * 0.18, -height * 0.92, width * 0.32, height * 0.63, light.shadow)),
    fade(0.5, box(-width * 0.38, -height * 0.88, width * 0.1, height * 0.55, light.light, 8)),
    path(
      join(boxPath(-width / 2, -height * 0.76, width, 8), boxPath(-width / 2, -height * 0.44, width, 8)),
      light.dark,
    ),
    disc(width * 0.02, -height * 0.6, width * 0.13, light.dark),
    disc(width * 0.02, -height * 0.6, width * 0.1, light.light),
    rule(`M${n(width * 0.02)} ${n(-height * 0.6)}l${n(width * 0.05)} ${n(-width * 0.06)}`, light.accent, 4),
  );

/** A conveyor with things standing on it: `item` is drawn `count` times. */
export const conveyor = (
  light: Light,
  width: number,
  height: number,
  count: number,
  item: (index: number) => string,
): string =>
  join(
    many(count, (i) => put(-width / 2 + ((i + 0.5) * width) / count, -height - 6, item(i))),
    path(
      many(Math.round(width / 200) + 1, (i) =>
        boxPath(-width / 2 + 20 + (i * (width - 56)) / Math.round(width / 200), -height, 16, height),
      ),
      light.dark,
    ),
    box(-width / 2 - 10, -height - 10, width + 20, 34, light.dark, 17),
    many(Math.floor(width / 60), (i) => disc(-width / 2 + 24 + i * 60, -height + 7, 9, light.groundShade)),
  );

/** A row of crops seen side on, from x = 0 to `width`. */
export const cropRow = (random: Random, light: Light, width: number, size: number): string =>
  many(Math.round(width / (size * 0.7)), (i) => {
    const x = i * size * 0.7 + random.between(-4, 4);
    return path(
      `M${n(x)} 0Q${n(x - size * 0.1)} ${n(-size * 0.7)} ${n(x - size * 0.42)} ${n(-size * 0.7)}Q${n(x - size * 0.12)} ${n(-size * 0.86)} ${n(x)} ${n(-size * 0.3)}Q${n(x + size * 0.06)} ${n(-size)} ${n(x + size * 0.4)} ${n(-size * 0.9)}Q${n(x + size * 0.14)} ${n(-size * 0.6)} ${n(x + size * 0.06)} 0z`,
      nth([light.leaf, light.leafLight], i),
    );
  });

export const toolBoard = (light: Light, width: number, height: number): string =>
  join(
    box(0, 0, width, height, light.secondLight, 4),
    stroke(
      `M${n(width * 0.14)} ${n(height * 0.24)}V${n(height * 0.74)}M${n(width * 0.34)} ${n(height * 0.3)}V${n(height * 0.78)}`,
      light.dark,
      13,
    ),
    box(width * 0.06, height * 0.16, width * 0.16, height * 0.14, light.accent, 4),
    disc(width * 0.34, height * 0.26, width * 0.055, light.dark),
    disc(width * 0.34, height * 0.24, width * 0.03, light.secondLight),
    stroke(
      `M${n(width * 0.5)} ${n(height * 0.2)}L${n(width * 0.58)} ${n(height * 0.5)}L${n(width * 0.52)} ${n(height * 0.8)}M${n(width * 0.62)} ${n(height * 0.2)}L${n(width * 0.56)} ${n(height * 0.5)}L${n(width * 0.62)} ${n(height * 0.8)}`,
      light.accent,
      10,
    ),
    many(4, (i) => disc(width * 0.8, height * (0.2 + i * 0.2), width * (0.075 - i * 0.011), light.dark)),
    many(4, (i) =>
      disc(width * 0.8, height * (0.2 + i * 0.2), width * (0.04 - i * 0.007), light.secondLight),
    ),
  );
