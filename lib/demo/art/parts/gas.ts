import type { Light } from '../palette';
import { box, boxPath, disc, fade, join, many, oval, path, put, rule, stroke } from '../svg';

/** A household gas cylinder with its collar; stands on (0, 0). */
export const cylinder = (light: Light, height: number, colour: string): string => {
  const h = height;
  const w = h * 0.62;
  const bend = w * 0.32;
  const right = w / 2 - bend;
  return join(
    stroke(`M${-w * 0.26} ${-h * 0.74}V${-h * 0.97}H${w * 0.26}V${-h * 0.74}`, colour, h * 0.06),
    box(-w * 0.08, -h * 0.92, w * 0.16, h * 0.18, light.second),
    box(-w * 0.36, -h * 0.06, w * 0.72, h * 0.06, light.dark, 3),
    box(-w / 2, -h * 0.8, w, h * 0.76, colour, bend),
    fade(
      0.2,
      path(
        `M${right} ${-h * 0.8}a${bend} ${bend} 0 0 1 ${bend} ${bend}V${-h * 0.04 - bend}a${bend} ${bend} 0 0 1 ${-bend} ${bend}z`,
        light.shadow,
      ),
    ),
    box(-w / 2, -h * 0.46, w, h * 0.1, light.light),
  );
};

/** Cylinders side by side on (0, 0), centred. */
export const cylinderRow = (light: Light, count: number, height: number, first = 0): string => {
  const tones = [light.accent, light.second, light.accentLight];
  return many(count, (i) =>
    put(
      (i - (count - 1) / 2) * height * 0.7,
      0,
      cylinder(light, height, tones[(i + first) % 3] ?? light.accent),
    ),
  );
};

/** A cage of cylinders in rows; stands on (0, 0). */
export const cylinderCage = (light: Light, width: number, rows: number): string => {
  const count = 4;
  const tall = width / (count * 0.78);
  const height = rows * tall * 1.1;
  return join(
    box(-width / 2, -height, width, height, light.glass),
    many(rows, (row) =>
      join(
        put(0, -row * tall * 1.1 - 8, cylinderRow(light, count, tall, row)),
        box(-width / 2, -row * tall * 1.1 - 8, width, 8, light.trim),
      ),
    ),
    rule(
      many(9, (i) => `M${Math.round(-width / 2 + (i * width) / 8)} 0V${Math.round(-height)}`),
      light.trim,
      4,
    ),
    box(-width / 2 - 8, -height - 10, width + 16, 14, light.trim, 4),
  );
};

/** A long white tank lying on two saddles; stands on (0, 0). */
export const gasTank = (light: Light, width: number, sign: string): string => {
  const w = width;
  const h = w * 0.34;
  return join(
    fade(0.2, oval(w * 0.06, 0, w * 0.52, 14, light.shadow)),
    path(
      boxPath(-w * 0.34, -h * 0.5, w * 0.1, h * 0.5) + boxPath(w * 0.24, -h * 0.5, w * 0.1, h * 0.5),
      light.groundShade,
    ),
    box(-w / 2, -h * 1.24, w, h, light.light, h * 0.48),
    fade(0.2, box(-w * 0.48, -h * 0.6, w * 0.96, h * 0.32, light.shadow, h * 0.16)),
    box(-w * 0.32, -h * 1.24, w * 0.02, h, light.second),
    box(w * 0.3, -h * 1.24, w * 0.02, h, light.second),
    box(-w * 0.06, -h * 1.34, w * 0.12, h * 0.12, light.dark, 4),
    put(0, -h * 0.78, sign),
    disc(-w * 0.4, -h * 0.78, 10, light.dark),
  );
};

/** A scale with a hose, a cylinder being filled on it. */
export const fillingScale = (light: Light, height: number): string => {
  const h = height;
  return join(
    box(-h * 0.5, -h * 0.1, h, h * 0.1, light.dark, 5),
    rule(`M${h * 0.42} 0V${-h}`, light.dark, 12),
    disc(h * 0.42, -h * 0.96, h * 0.2, light.light),
    disc(h * 0.42, -h * 0.96, h * 0.16, light.secondLight),
    rule(`M${h * 0.42} ${-h * 0.96}L${h * 0.5} ${-h * 1.06}`, light.dark, 6),
    put(-h * 0.12, -h * 0.1, cylinder(light, h * 0.72, light.accentLight)),
    stroke(`M${-h * 0.12} ${-h * 0.76}Q${-h * 0.1} ${-h * 1.2} ${-h * 0.3} ${-h * 1.5}`, light.dark, 9),
  );
};
