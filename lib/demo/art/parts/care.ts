import type { Light } from '../palette';
import { box, disc, join, many, oval, path, rule, shape, stroke } from '../svg';

/** A bed on castors with its head to the left; stands on (0, 0). */
export const sickbed = (light: Light, width: number): string =>
  join(
    rule(`M${-width * 0.42} 0V${-width * 0.24}M${width * 0.42} 0V${-width * 0.24}`, light.dark, 9),
    disc(-width * 0.42, 0, 10, light.dark),
    disc(width * 0.42, 0, 10, light.dark),
    box(-width * 0.5, -width * 0.5, 14, width * 0.42, light.trim, 6),
    box(width * 0.48, -width * 0.38, 14, width * 0.3, light.trim, 6),
    box(-width * 0.48, -width * 0.3, width * 0.96, width * 0.11, light.light, 10),
    box(-width * 0.16, -width * 0.33, width * 0.64, width * 0.13, light.accentLight, 8),
    oval(-width * 0.34, -width * 0.33, width * 0.12, width * 0.05, light.light),
  );

/** A drip on its stand. */
export const drip = (light: Light, height: number): string =>
  join(
    rule(`M0 0V${-height}M-34 0H34M-20 ${-height}H20`, light.dark, 6),
    path(`M8 ${-height + 4}h28v52q-14 22 -28 0z`, light.accentLight),
    stroke(`M22 ${-height + 74}q4 60 -40 110`, light.accent, 4),
  );

export const microscope = (light: Light, height: number): string => {
  const h = height;
  return join(
    box(-h * 0.32, -h * 0.1, h * 0.64, h * 0.1, light.dark, 6),
    stroke(`M${h * 0.18} ${-h * 0.1}Q${h * 0.44} ${-h * 0.5} ${h * 0.06} ${-h * 0.74}`, light.trim, h * 0.1),
    box(-h * 0.3, -h * 0.34, h * 0.46, h * 0.06, light.dark),
    `<g transform="rotate(-24 0 ${-Math.round(h * 0.6)})">${box(-h * 0.1, -h * 0.96, h * 0.18, h * 0.5, light.second, 8)}${box(-h * 0.06, -h * 1.06, h * 0.1, h * 0.12, light.dark, 4)}${box(-h * 0.05, -h * 0.48, h * 0.08, h * 0.1, light.dark)}</g>`,
  );
};

/** Test tubes in a rack. */
export const tubes = (light: Light, width: number): string =>
  join(
    many(6, (i) => {
      const x = -width * 0.42 + i * width * 0.15;
      const colour = [light.accent, light.trim, light.second][i % 3] ?? light.accent;
      return join(
        box(x, -width * 0.62, width * 0.09, width * 0.56, light.light, width * 0.04),
        box(x, -width * 0.36, width * 0.09, width * 0.3, colour, width * 0.04),
      );
    }),
    box(-width * 0.5, -width * 0.4, width, width * 0.09, light.bark, 4),
    box(-width * 0.5, -width * 0.1, width, width * 0.1, light.bark, 4),
  );

/** A dentist’s chair with its lamp. */
export const dentalChair = (light: Light, width: number): string => {
  const w = width;
  return join(
    oval(0, 0, w * 0.26, 16, light.dark),
    box(-w * 0.06, -w * 0.3, w * 0.12, w * 0.3, light.dark),
    stroke(
      `M${-w * 0.46} ${-w * 0.68}L${-w * 0.16} ${-w * 0.36}H${w * 0.24}L${w * 0.5} ${-w * 0.2}`,
      light.accent,
      w * 0.12,
    ),
    stroke(`M${-w * 0.5} ${-w * 0.72}L${-w * 0.44} ${-w * 0.66}`, light.accentLight, w * 0.13),
    stroke(`M${w * 0.34} 0V${-w * 1.02}Q${w * 0.3} ${-w * 1.16} ${-w * 0.02} ${-w * 1.08}`, light.trim, 10),
    path(`M${-w * 0.16} ${-w * 1.02}h${w * 0.24}l${w * 0.05} ${w * 0.1}h${-w * 0.34}z`, light.second),
  );
};

/** A pair of spectacles, centred. */
export const glasses = (colour: string, width: number): string =>
  stroke(
    `M${-width * 0.48} ${-width * 0.06}H${-width * 0.42}M${width * 0.42} ${-width * 0.06}H${width * 0.48}M${-width * 0.08} ${-width * 0.04}Q0 ${-width * 0.12} ${width * 0.08} ${-width * 0.04}M${-width * 0.42} ${-width * 0.04}a${width * 0.17} ${width * 0.15} 0 1 0 ${width * 0.34} 0a${width * 0.17} ${width * 0.15} 0 1 0 ${-width * 0.34} 0M${width * 0.08} ${-width * 0.04}a${width * 0.17} ${width * 0.15} 0 1 0 ${width * 0.34} 0a${width * 0.17} ${width * 0.15} 0 1 0 ${-width * 0.34} 0`,
    colour,
    width * 0.05,
  );

/** A board of spectacles in rows; (0, 0) is its top left corner. */
export const glassesBoard = (light: Light, width: number, height: number): string =>
  join(
    box(0, 0, width, height, light.light, 8),
    many(12, (i) => {
      const colour = [light.dark, light.trim, light.accent, light.bark][i % 4] ?? light.dark;
      return `<g transform="translate(${Math.round(width * (0.17 + (i % 3) * 0.33))} ${Math.round(height * (0.16 + Math.floor(i / 3) * 0.23))})">${glasses(colour, width * 0.24)}</g>`;
    }),
    ...[0.25, 0.48, 0.71, 0.94].map((at) => box(8, height * at, width - 16, 6, light.second)),
  );

/** A sight test without letters: rows of shapes that grow smaller. */
export const sightChart = (light: Light, width: number): string =>
  join(
    box(-width / 2, 0, width, width * 1.5, light.light, 8),
    many(4, (row) =>
      many(row + 1, (i) => {
        const size = width * (0.28 - row * 0.06);
        const x = (i - row / 2) * size * 1.7;
        const y = width * (0.14 + row * 0.34);
        return shape(
          light.dark,
          x - size / 2,
          y,
          x + size / 2,
          y,
          x + size / 2,
          y + size / 4,
          x - size / 4,
          y + size / 4,
          x - size / 4,
          y + size * 0.75,
          x + size / 2,
          y + size * 0.75,
          x + size / 2,
          y + size,
          x - size / 2,
          y + size,
        );
      }),
    ),
  );
