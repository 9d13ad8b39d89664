import { paints } from '@/lib/ui/paints';
import type { Light } from '../palette';
import { box, disc, join, many, oval, path, rule, shape, stroke } from '../svg';

/** A hen facing right; stands on (0, 0). */
export const hen = (light: Light, size: number, colour: string): string =>
  join(
    stroke(`M${-size * 0.06} ${-size * 0.2}V0M${size * 0.1} ${-size * 0.2}V0`, light.second, 4),
    path(
      `M${-size * 0.5} ${-size * 0.66}Q${-size * 0.4} ${-size * 0.14} 0 ${-size * 0.14}Q${size * 0.34} ${-size * 0.16} ${size * 0.3} ${-size * 0.7}Q${size * 0.28} ${-size * 0.9} ${size * 0.16} ${-size * 0.86}Q${size * 0.06} ${-size * 0.5} ${-size * 0.16} ${-size * 0.52}Q${-size * 0.34} ${-size * 0.54} ${-size * 0.5} ${-size * 0.66}z`,
      colour,
    ),
    path(
      `M${size * 0.12} ${-size * 0.84}q${size * 0.02} ${-size * 0.14} ${size * 0.08} ${-size * 0.06}q${size * 0.06} ${-size * 0.1} ${size * 0.1} ${size * 0.06}z`,
      paints.clay,
    ),
    shape(light.second, size * 0.29, -size * 0.76, size * 0.42, -size * 0.7, size * 0.29, -size * 0.66),
    disc(size * 0.22, -size * 0.75, size * 0.03, light.dark),
  );

/** Trays of eggs, stacked. */
export const eggTrays = (light: Light, width: number, count: number): string =>
  join(
    many(count, (i) => box(-width / 2, -(i + 1) * 22, width, 16, i % 2 ? light.wallShade : light.bark, 5)),
    many(7, (i) =>
      oval(
        -width * 0.42 + i * width * 0.14,
        -count * 22 - 8,
        width * 0.06,
        width * 0.08,
        i % 3 ? light.light : light.secondLight,
      ),
    ),
  );

/** An open-sided house for birds. */
export const henHouse = (light: Light, width: number, height: number): string =>
  join(
    box(-width / 2, -height * 0.6, width, height * 0.6, light.dark),
    rule(
      many(12, (i) => `M${Math.round(-width / 2 + (i * width) / 11)} 0V${Math.round(-height * 0.6)}`) +
        `M${-width / 2} ${Math.round(-height * 0.4)}H${width / 2}`,
      light.wall,
      4,
    ),
    box(-width / 2, -height * 0.2, width, height * 0.2, light.wall),
    shape(light.accent, -width * 0.56, -height * 0.56, 0, -height, width * 0.56, -height * 0.56),
    shape(light.light, -width * 0.1, -height * 0.9, 0, -height * 1.04, width * 0.1, -height * 0.9),
  );

/** A pitched canopy on four poles, with a scalloped edge. */
export const canopy = (light: Light, width: number, height: number, colour: string): string =>
  join(
    rule(`M${-width * 0.46} 0V${-height * 0.66}M${width * 0.46} 0V${-height * 0.66}`, light.light, 8),
    shape(
      colour,
      -width / 2,
      -height * 0.62,
      -width * 0.06,
      -height,
      width * 0.06,
      -height,
      width / 2,
      -height * 0.62,
    ),
    shape(
      light.light,
      -width * 0.17,
      -height * 0.62,
      -width * 0.02,
      -height,
      width * 0.02,
      -height,
      width * 0.17,
      -height * 0.62,
    ),
    path(
      many(
        8,
        (i) =>
          `M${Math.round(-width / 2 + (i * width) / 8)} ${Math.round(-height * 0.63)}h${Math.round(width / 8)}q${Math.round(-width / 16)} ${Math.round(height * 0.12)} ${Math.round(-width / 8)} 0z`,
      ),
      light.second,
    ),
  );

/** A plastic chair seen from behind. */
export const plasticChair = (height: number, colour: string, shade: string): string =>
  join(
    rule(`M${-height * 0.22} 0V${-height * 0.5}M${height * 0.22} 0V${-height * 0.5}`, colour, 7),
    box(-height * 0.28, -height, height * 0.56, height * 0.54, colour, 10),
    box(-height * 0.05, -height * 0.92, height * 0.1, height * 0.36, shade, 5),
    box(-height * 0.3, -height * 0.5, height * 0.6, height * 0.08, colour, 5),
  );

/** A motorbike with a box behind its rider’s seat, facing right. */
export const courierBike = (light: Light, width: number, colour: string): string => {
  const w = width;
  const wheel = (x: number) =>
    join(disc(x, -w * 0.17, w * 0.17, light.dark), disc(x, -w * 0.17, w * 0.09, light.wallShade));
  return join(
    wheel(-w * 0.34),
    wheel(w * 0.34),
    stroke(
      `M${-w * 0.34} ${-w * 0.17}L${-w * 0.06} ${-w * 0.24}L${w * 0.2} ${-w * 0.5}L${w * 0.34} ${-w * 0.17}M${w * 0.12} ${-w * 0.62}L${w * 0.24} ${-w * 0.56}`,
      light.dark,
      w * 0.035,
    ),
    path(
      `M${-w * 0.32} ${-w * 0.4}H${-w * 0.02}Q${w * 0.06} ${-w * 0.54} ${w * 0.22} ${-w * 0.46}L${w * 0.08} ${-w * 0.24}H${-w * 0.16}z`,
      colour,
    ),
    box(-w * 0.34, -w * 0.46, w * 0.36, w * 0.07, light.dark, 6),
    box(-w * 0.52, -w * 0.8, w * 0.34, w * 0.34, light.second, 8),
    box(-w * 0.52, -w * 0.66, w * 0.34, w * 0.06, light.trim),
    disc(w * 0.27, -w * 0.44, w * 0.045, light.light),
  );
};
