import type { Light } from '../palette';
import { nth } from '../random';
import { box, boxPath, disc, fade, join, many, n, oval, path, put, rule, shape, stroke } from '../svg';

/** Clothes hang from (0, 0) at their neck. */

export const hungShirt = (light: Light, width: number, colour: string, trim: string): string => {
  const w = width;
  return join(
    stroke(`M0 ${n(-w * 0.1)}q${n(-w * 0.08)} ${n(-w * 0.16)} ${n(w * 0.06)} ${n(-w * 0.14)}`, light.dark, 4),
    path(
      `M${n(-w * 0.16)} 0L${n(-w / 2)} ${n(w * 0.22)}L${n(-w * 0.38)} ${n(w * 0.46)}L${n(-w * 0.28)} ${n(w * 0.4)}V${n(w * 1.06)}H${n(w * 0.28)}V${n(w * 0.4)}L${n(w * 0.38)} ${n(w * 0.46)}L${n(w / 2)} ${n(w * 0.22)}L${n(w * 0.16)} 0Q0 ${n(w * 0.14)} ${n(-w * 0.16)} 0z`,
      colour,
    ),
    path(
      `M${n(-w * 0.14)} ${n(w * 0.01)}Q0 ${n(w * 0.15)} ${n(w * 0.14)} ${n(w * 0.01)}L${n(w * 0.03)} ${n(w * 0.3)}H${n(-w * 0.03)}z`,
      trim,
    ),
    box(-w * 0.28, w * 0.98, w * 0.56, w * 0.08, trim),
  );
};

export const hungDress = (light: Light, width: number, colour: string, trim: string): string => {
  const w = width;
  return join(
    stroke(`M0 ${n(-w * 0.1)}q${n(-w * 0.08)} ${n(-w * 0.16)} ${n(w * 0.06)} ${n(-w * 0.14)}`, light.dark, 4),
    path(
      `M${n(-w * 0.14)} 0L${n(-w * 0.4)} ${n(w * 0.18)}L${n(-w * 0.3)} ${n(w * 0.42)}L${n(-w * 0.2)} ${n(w * 0.38)}L${n(-w * 0.18)} ${n(w * 0.62)}L${n(-w * 0.44)} ${n(w * 1.5)}H${n(w * 0.44)}L${n(w * 0.18)} ${n(w * 0.62)}L${n(w * 0.2)} ${n(w * 0.38)}L${n(w * 0.3)} ${n(w * 0.42)}L${n(w * 0.4)} ${n(w * 0.18)}L${n(w * 0.14)} 0Q0 ${n(w * 0.16)} ${n(-w * 0.14)} 0z`,
      colour,
    ),
    box(-w * 0.2, w * 0.56, w * 0.4, w * 0.08, trim),
    path(
      `M${n(-w * 0.39)} ${n(w * 1.3)}L${n(-w * 0.42)} ${n(w * 1.42)}H${n(w * 0.42)}L${n(w * 0.39)} ${n(w * 1.3)}z`,
      trim,
    ),
  );
};

/** A garment in a clear cover. */
export const baggedSuit = (light: Light, width: number, colour: string): string =>
  join(
    hungShirt(light, width, colour, light.light),
    fade(
      0.45,
      path(
        `M0 ${n(-width * 0.08)}L${n(width * 0.44)} ${n(width * 0.2)}V${n(width * 1.4)}H${n(-width * 0.44)}V${n(width * 0.2)}z`,
        light.light,
      ),
    ),
    fade(0.6, stroke(`M${n(-width * 0.3)} ${n(width * 0.4)}V${n(width * 1.2)}`, light.light, 5)),
  );

/** A dressmaker's figure standing on (0, 0), in a dress. */
export const mannequin = (light: Light, height: number, colour: string, trim: string): string =>
  join(
    box(-4, -height * 0.3, 8, height * 0.3, light.dark),
    oval(0, -4, height * 0.14, 7, light.dark),
    box(-height * 0.03, -height * 0.94, height * 0.06, height * 0.12, light.secondLight),
    oval(0, -height * 0.97, height * 0.05, height * 0.055, light.secondLight),
    put(
      0,
      -height * 0.86,
      hungDress(light, height * 0.46, colour, trim).replace(/<path[^>]*stroke-linecap[^>]*\/>/, ''),
    ),
  );

/** A rail from x = 0 to `width` at y = 0 with clothes on it. */
export const clothesRail = (light: Light, width: number, drop: number, pieces: readonly string[]): string =>
  join(
    rule(`M6 ${n(drop)}V-10M${n(width - 6)} ${n(drop)}V-10`, light.dark, 10),
    box(-30, drop - 8, 72, 10, light.dark, 4),
    box(width - 42, drop - 8, 72, 10, light.dark, 4),
    box(0, -16, width, 10, light.second, 5),
    ...pieces.map((piece, i) => put(((i + 0.7) * width) / (pieces.length + 0.4), 14, piece)),
  );

/** Folded cloths in a pile. */
export const clothPile = (width: number, colours: readonly string[]): string =>
  colours
    .map((colour, i) =>
      join(
        box(-width / 2 + (i % 2) * 4, -(i + 1) * width * 0.17, width - (i % 3) * 6, width * 0.16, colour, 5),
      ),
    )
    .join('');

/** A bolt of printed cloth, standing. */
export const clothBolt = (light: Light, height: number, colour: string, print: string): string =>
  join(
    box(-height * 0.13, -height, height * 0.26, height, colour, 5),
    path(
      many(4, (i) =>
        boxPath(-height * 0.13, -height * 0.9 + i * height * 0.22, height * 0.26, height * 0.05),
      ),
      print,
    ),
    many(3, (i) => disc(0, -height * 0.76 + i * height * 0.22, height * 0.05, print)),
    box(-height * 0.03, -height - 8, height * 0.06, 10, light.bark),
  );

/** Clothes drying on a line between two points. */
export const washingLine = (
  light: Light,
  x1: number,
  x2: number,
  y: number,
  colours: readonly string[],
): string => {
  const count = colours.length;
  return join(
    rule(`M${n(x1)} ${n(y)}Q${n((x1 + x2) / 2)} ${n(y + 36)} ${n(x2)} ${n(y)}`, light.dark, 4),
    ...colours.map((colour, i) => {
      const t = (i + 0.6) / (count + 0.2);
      const x = x1 + (x2 - x1) * t;
      const dy = y + 72 * t * (1 - t);
      return i % 3 === 1
        ? join(box(x - 34, dy, 68, 104, colour), box(x - 34, dy + 76, 68, 10, light.light))
        : put(
            x,
            dy,
            hungShirt(light, 96, colour, nth(colours, i + 1)).replace(/<path[^>]*stroke-linecap[^>]*\/>/, ''),
          );
    }),
  );
};

/** A front-loading washing machine. */
export const washer = (light: Light, width: number, load: string): string =>
  join(
    box(-width / 2, -width * 1.16, width, width * 1.16, light.light, 8),
    fade(0.14, box(width * 0.3, -width * 1.16, width * 0.2, width * 1.16, light.shadow, 8)),
    box(-width / 2, -width * 1.16, width, width * 0.2, light.wallShade, 8),
    disc(width * 0.3, -width * 1.06, width * 0.055, light.accent),
    box(-width * 0.4, -width * 1.1, width * 0.36, width * 0.08, light.dark, 3),
    disc(0, -width * 0.5, width * 0.35, light.groundShade),
    disc(0, -width * 0.5, width * 0.28, light.dark),
    path(
      `M${n(-width * 0.26)} ${n(-width * 0.46)}q${n(width * 0.13)} ${n(-width * 0.12)} ${n(width * 0.26)} 0t${n(width * 0.26)} ${n(-width * 0.02)}a${n(width * 0.27)} ${n(width * 0.27)} 0 0 1 ${n(-width * 0.52)} ${n(width * 0.02)}z`,
      load,
    ),
    fade(
      0.4,
      stroke(
        `M${n(-width * 0.18)} ${n(-width * 0.62)}q${n(width * 0.06)} ${n(-width * 0.08)} ${n(width * 0.14)} ${n(-width * 0.1)}`,
        light.light,
        width * 0.04,
      ),
    ),
  );

export const basket = (width: number, colour: string, band: string, heap: string): string =>
  join(
    disc(-width * 0.2, -width * 0.62, width * 0.2, heap),
    disc(width * 0.16, -width * 0.64, width * 0.24, heap),
    shape(colour, -width / 2, -width * 0.6, width / 2, -width * 0.6, width * 0.4, 0, -width * 0.4, 0),
    shape(
      band,
      -width * 0.48,
      -width * 0.46,
      width * 0.48,
      -width * 0.46,
      width * 0.45,
      -width * 0.32,
      -width * 0.45,
      -width * 0.32,
    ),
  );
