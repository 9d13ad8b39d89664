import type { Light } from '../palette';
import { box, boxPath, disc, fade, join, many, n, oval, path, put, rule, shape, stroke } from '../svg';

/** Furniture stands on (0, 0), centred. */

/** A counter with a thick top and a panelled front. */
export const counter = (light: Light, width: number, height: number, front: string, top: string): string => {
  const panels = Math.max(2, Math.round(width / 150));
  const pw = width / panels;
  return join(
    fade(0.2, shape(light.shadow, width / 2, 0, width / 2, -height * 0.7, width / 2 + height * 0.9, 0)),
    box(-width / 2, -height, width, height, front),
    fade(
      0.2,
      path(
        many(panels, (i) => boxPath(-width / 2 + i * pw + 18, -height + 48, pw - 36, height - 82)),
        light.shadow,
      ),
    ),
    box(-width / 2 - 18, -height - 4, width + 36, 26, top, 5),
    fade(0.25, box(-width / 2, -height + 22, width, 10, light.shadow)),
    box(-width / 2, -14, width, 14, light.dark),
  );
};

export const roundTable = (light: Light, width: number, height: number, top: string): string =>
  join(
    shape(light.dark, -5, -height, 5, -height, 7, -8, -7, -8),
    oval(0, -5, width * 0.24, 9, light.dark),
    oval(0, -height, width / 2, width * 0.085, top),
    fade(
      0.25,
      path(
        `M${n(-width / 2)} ${n(-height)}a${n(width / 2)} ${n(width * 0.085)} 0 0 0 ${n(width)} 0v8a${n(width / 2)} ${n(width * 0.085)} 0 0 1 ${n(-width)} 0z`,
        light.shadow,
      ),
    ),
  );

/** A simple café chair facing right; flip for left. */
export const chair = (light: Light, height: number, colour: string): string => {
  const s = height * 0.46;
  return join(
    rule(
      `M${n(-s * 0.44)} 0L${n(-s * 0.5)} ${n(-height)}M${n(s * 0.44)} 0L${n(s * 0.36)} ${n(-height * 0.46)}M${n(-s * 0.1)} 0L${n(-s * 0.3)} ${n(-height * 0.46)}`,
      light.dark,
      7,
    ),
    box(-s * 0.56, -height * 0.5, s * 1.06, height * 0.08, colour, 6),
    box(-s * 0.6, -height, s * 0.2, height * 0.36, colour, 8),
  );
};

export const stool = (light: Light, height: number, colour: string): string =>
  join(
    rule(
      `M${n(-height * 0.22)} 0L${n(-height * 0.12)} ${n(-height)}M${n(height * 0.22)} 0L${n(height * 0.12)} ${n(-height)}M${n(-height * 0.19)} ${n(-height * 0.36)}H${n(height * 0.19)}`,
      light.dark,
      7,
    ),
    box(-height * 0.26, -height - 4, height * 0.52, height * 0.15, colour, 8),
  );

/** A lamp hanging from y = 0 on a cord. */
export const pendant = (light: Light, drop: number, size: number, colour: string): string =>
  join(
    rule(`M0 0V${n(drop)}`, light.dark, 4),
    fade(
      0.25,
      path(
        `M${n(-size * 0.5)} ${n(drop + size * 0.5)}h${n(size)}l${n(size * 0.9)} ${n(size * 2.4)}h${n(-size * 2.8)}z`,
        light.secondLight,
      ),
    ),
    oval(0, drop + size * 0.5, size * 0.3, size * 0.16, light.secondLight),
    path(
      `M${n(-size / 2)} ${n(drop + size * 0.5)}Q${n(-size * 0.42)} ${n(drop)} 0 ${n(drop)}T${n(size / 2)} ${n(drop + size * 0.5)}z`,
      colour,
    ),
  );

/** A salon or barber chair seen from the side, facing right. */
export const salonChair = (light: Light, height: number, colour: string): string => {
  const h = height;
  return join(
    oval(0, -h * 0.03, h * 0.26, h * 0.035, light.dark),
    box(-h * 0.035, -h * 0.3, h * 0.07, h * 0.28, light.second),
    box(-h * 0.28, -h * 0.42, h * 0.58, h * 0.13, colour, h * 0.05),
    path(
      `M${n(-h * 0.3)} ${n(-h * 0.34)}L${n(-h * 0.38)} ${n(-h * 0.86)}Q${n(-h * 0.37)} ${n(-h * 0.93)} ${n(-h * 0.28)} ${n(-h * 0.9)}L${n(-h * 0.17)} ${n(-h * 0.36)}z`,
      colour,
    ),
    box(-h * 0.42, -h * 1.02, h * 0.15, h * 0.14, colour, h * 0.04),
    rule(
      `M${n(-h * 0.24)} ${n(-h * 0.54)}H${n(h * 0.2)}M${n(h * 0.2)} ${n(-h * 0.54)}V${n(-h * 0.4)}`,
      light.dark,
      h * 0.04,
    ),
    stroke(
      `M${n(h * 0.26)} ${n(-h * 0.34)}L${n(h * 0.38)} ${n(-h * 0.14)}h${n(h * 0.12)}`,
      light.dark,
      h * 0.035,
    ),
  );
};

/** A tall mirror with lamps round it; (0, 0) is its middle. */
export const mirrorFrame = (light: Light, width: number, height: number): string =>
  join(
    box(-width / 2 - 12, -height / 2 - 12, width + 24, height + 24, light.second, 14),
    box(-width / 2, -height / 2, width, height, light.skyLow, 6),
    fade(
      0.5,
      shape(
        light.light,
        -width / 2,
        height * 0.1,
        width * 0.2,
        -height / 2,
        width * 0.42,
        -height / 2,
        -width / 2,
        height * 0.38,
      ),
    ),
    many(4, (i) =>
      join(
        disc(-width / 2 - 6, -height * 0.36 + i * height * 0.24, 9, light.light),
        disc(width / 2 + 6, -height * 0.36 + i * height * 0.24, 9, light.light),
      ),
    ),
  );

/** A desk with drawers on one side. */
export const desk = (light: Light, width: number, height: number, colour: string): string =>
  join(
    box(-width / 2 + 14, -height, 16, height, light.dark),
    box(width / 2 - width * 0.3, -height, width * 0.27, height, colour),
    fade(
      0.22,
      path(
        many(3, (i) =>
          boxPath(width / 2 - width * 0.285, -height + 26 + i * (height * 0.28), width * 0.24, height * 0.23),
        ),
        light.shadow,
      ),
    ),
    path(
      many(3, (i) => boxPath(width / 2 - width * 0.19, -height + 40 + i * (height * 0.28), width * 0.05, 6)),
      light.second,
    ),
    box(-width / 2, -height - 8, width, 20, colour, 4),
  );

/** A screen on a foot. */
export const monitor = (light: Light, width: number, glow: string): string => {
  const h = width * 0.62;
  return join(
    box(-width * 0.05, -width * 0.18, width * 0.1, width * 0.16, light.dark),
    box(-width * 0.2, -width * 0.03, width * 0.4, width * 0.03, light.dark, 2),
    box(-width / 2, -h - width * 0.16, width, h, light.dark, 8),
    box(-width * 0.46, -h - width * 0.12, width * 0.92, h - width * 0.08, glow, 3),
    path(
      many(4, (i) =>
        boxPath(
          -width * 0.4,
          -h - width * 0.05 + i * width * 0.1,
          width * (0.3 + ((i * 7) % 4) * 0.1),
          width * 0.04,
        ),
      ),
      light.light,
    ),
  );
};

/** A plain rack with uprights and boards; (0, 0) is the bottom left corner. */
export const rack = (light: Light, width: number, height: number, rows: number): string =>
  join(
    rule(`M4 0V${n(-height)}M${n(width - 4)} 0V${n(-height)}`, light.dark, 10),
    path(
      many(rows, (i) => boxPath(0, -8 - (i * height) / rows, width, 10)),
      light.accent,
    ),
  );

/** A cloth of stripes hung on a wall; (0, 0) is the top middle. */
export const hanging = (light: Light, width: number, height: number): string => {
  const stripes = [
    light.accent,
    light.second,
    light.dark,
    light.secondLight,
    light.accent,
    light.light,
    light.second,
  ];
  return join(
    box(-width * 0.56, -8, width * 1.12, 10, light.bark, 5),
    many(7, (i) => box(-width / 2 + (i * width) / 7, 0, width / 7 + 0.5, height, stripes[i] ?? light.accent)),
    path(
      many(4, (i) =>
        boxPath(
          -width / 2 + (i % 2) * (width / 7) * 3,
          height * (0.14 + i * 0.2),
          (width / 7) * 3,
          height * 0.07,
        ),
      ),
      light.light,
    ),
    path(
      many(7, (i) => boxPath(-width / 2 + (i * width) / 7 + width * 0.06, height, 3, height * 0.06)),
      light.second,
    ),
  );
};

/** A framed picture of a sun over hills; (0, 0) is its middle. */
export const framed = (light: Light, width: number): string =>
  join(
    box(-width / 2 - 8, -width * 0.36 - 8, width + 16, width * 0.72 + 16, light.bark),
    box(-width / 2, -width * 0.36, width, width * 0.72, light.light),
    disc(width * 0.16, -width * 0.06, width * 0.13, light.second),
    path(
      `M${n(-width / 2)} ${n(width * 0.36)}V${n(width * 0.12)}Q${n(-width * 0.2)} ${n(-width * 0.12)} ${n(width * 0.1)} ${n(width * 0.12)}T${n(width / 2)} ${n(width * 0.06)}V${n(width * 0.36)}z`,
      light.accent,
    ),
  );

/** Lamps on a line between two points, sagging in the middle. */
export const stringLights = (light: Light, x1: number, x2: number, y: number, sag: number): string => {
  const count = Math.round((x2 - x1) / 62);
  return join(
    rule(`M${n(x1)} ${n(y)}Q${n((x1 + x2) / 2)} ${n(y + sag * 2)} ${n(x2)} ${n(y)}`, light.dark, 3),
    many(count, (i) => {
      const t = (i + 0.5) / count;
      return put(
        x1 + (x2 - x1) * t,
        y + 4 * sag * t * (1 - t),
        join(fade(0.3, disc(0, 10, 22, light.secondLight)), disc(0, 10, 9, light.secondLight)),
      );
    }),
  );
};
