import type { Light } from '../palette';
import type { Random } from '../random';
import { box, boxPath, disc, fade, join, many, n, path, rule, shape } from '../svg';

/** Things of coast and harbour; they stand or float on (0, 0), centred. */

/** A fishing canoe with painted bands and a pennant, its bow to the right. */
export function canoe(light: Light, length: number, hull: string, band: string, pale: string): string {
  const l = length;
  return join(
    fade(
      0.25,
      path(`M${n(-l * 0.46)} 0H${n(l * 0.46)}L${n(l * 0.36)} ${n(l * 0.035)}H${n(-l * 0.36)}z`, light.dark),
    ),
    rule(
      `M${n(-l * 0.16)} ${n(-l * 0.1)}V${n(-l * 0.34)}M${n(l * 0.22)} ${n(-l * 0.1)}V${n(-l * 0.27)}`,
      light.dark,
      l * 0.009,
    ),
    shape(light.accent, -l * 0.16, -l * 0.34, -l * 0.28, -l * 0.31, -l * 0.16, -l * 0.28),
    shape(light.second, l * 0.22, -l * 0.27, l * 0.12, -l * 0.245, l * 0.22, -l * 0.22),
    path(
      `M${n(-l * 0.5)} ${n(-l * 0.13)}Q${n(-l * 0.2)} ${n(-l * 0.07)} ${n(l * 0.1)} ${n(-l * 0.09)}T${n(l * 0.54)} ${n(-l * 0.19)}Q${n(l * 0.5)} ${n(-l * 0.03)} ${n(l * 0.38)} 0H${n(-l * 0.38)}Q${n(-l * 0.48)} ${n(-l * 0.03)} ${n(-l * 0.5)} ${n(-l * 0.13)}z`,
      hull,
    ),
    path(
      `M${n(-l * 0.495)} ${n(-l * 0.1)}Q${n(-l * 0.2)} ${n(-l * 0.045)} ${n(l * 0.1)} ${n(-l * 0.062)}T${n(l * 0.528)} ${n(-l * 0.13)}L${n(l * 0.52)} ${n(-l * 0.1)}Q${n(l * 0.3)} ${n(-l * 0.035)} ${n(l * 0.1)} ${n(-l * 0.035)}T${n(-l * 0.485)} ${n(-l * 0.072)}z`,
      band,
    ),
    path(
      many(7, (i) => boxPath(-l * 0.34 + i * l * 0.1, -l * 0.058, l * 0.035, l * 0.022)),
      pale,
    ),
  );
}

/** A banded lighthouse. */
export const lighthouse = (light: Light, height: number): string => {
  const h = height;
  const half = (t: number) => h * (0.1 - t * 0.035);
  const band = (from: number, to: number) =>
    [-half(from), -h * from, half(from), -h * from, half(to), -h * to, -half(to), -h * to] as const;
  return join(
    shape(light.light, ...band(0, 0.78)),
    ...[0.08, 0.32, 0.56].map((t) => shape(light.accent, ...band(t, t + 0.12))),
    fade(0.2, shape(light.shadow, h * 0.02, 0, half(0), 0, half(0.78), -h * 0.78, h * 0.014, -h * 0.78)),
    box(-h * 0.09, -h * 0.8, h * 0.18, h * 0.03, light.dark),
    box(-h * 0.045, -h * 0.9, h * 0.09, h * 0.1, light.secondLight),
    rule(
      `M${n(-h * 0.015)} ${n(-h * 0.9)}v${n(h * 0.1)}M${n(h * 0.015)} ${n(-h * 0.9)}v${n(h * 0.1)}`,
      light.dark,
      3,
    ),
    shape(light.accent, -h * 0.06, -h * 0.9, 0, -h * 0.98, h * 0.06, -h * 0.9),
    fade(
      0.22,
      shape(light.secondLight, 0, -h * 0.88, -h * 0.9, -h * 1.02, -h * 0.9, -h * 0.72, 0, -h * 0.83),
    ),
  );
};

/** A ship-to-shore crane, its boom to the right over the water. */
export function gantryCrane(light: Light, height: number, colour: string): string {
  const h = height;
  const legs = `M${n(-h * 0.2)} 0L${n(-h * 0.16)} ${n(-h * 0.66)}M${n(h * 0.14)} 0L${n(h * 0.1)} ${n(-h * 0.66)}M${n(-h * 0.19)} ${n(-h * 0.24)}H${n(h * 0.13)}M${n(-h * 0.19)} ${n(-h * 0.24)}L${n(h * 0.1)} ${n(-h * 0.62)}`;
  return join(
    rule(legs, colour, h * 0.03),
    box(-h * 0.5, -h * 0.7, h * 1.25, h * 0.045, colour),
    rule(
      `M${n(-h * 0.02)} ${n(-h * 0.68)}V${n(-h)}M${n(-h * 0.02)} ${n(-h * 0.99)}L${n(h * 0.7)} ${n(-h * 0.7)}M${n(-h * 0.02)} ${n(-h * 0.99)}L${n(-h * 0.46)} ${n(-h * 0.7)}M${n(-h * 0.02)} ${n(-h * 0.99)}L${n(h * 0.34)} ${n(-h * 0.7)}`,
      colour,
      h * 0.014,
    ),
    box(-h * 0.3, -h * 0.78, h * 0.18, h * 0.09, colour, 4),
    box(-h * 0.27, -h * 0.76, h * 0.07, h * 0.04, light.secondLight),
    rule(
      `M${n(h * 0.44)} ${n(-h * 0.66)}V${n(-h * 0.44)}M${n(h * 0.52)} ${n(-h * 0.66)}V${n(-h * 0.44)}`,
      light.dark,
      3,
    ),
    box(h * 0.38, -h * 0.44, h * 0.2, h * 0.09, light.accent),
    fade(
      0.3,
      path(
        many(5, (i) => boxPath(h * (0.4 + i * 0.034), -h * 0.44, 3, h * 0.09)),
        light.shadow,
      ),
    ),
    path(
      many(4, (i) => boxPath(-h * 0.24 + i * h * 0.11, -h * 0.03, h * 0.06, h * 0.03)),
      light.dark,
    ),
  );
}

/** Containers stacked in a terrace, from x = 0; `columns` and the highest stack of `rows`. */
export const containers = (
  random: Random,
  light: Light,
  columns: number,
  rows: number,
  width: number,
): string => {
  const h = width * 0.4;
  const tones = [light.accent, light.second, light.trim, light.accentLight, light.secondLight, light.light];
  return many(columns, (column) =>
    many(random.whole(Math.max(1, rows - 2), rows), (row) =>
      join(
        box(column * width * 1.02, -(row + 1) * h, width, h - 2, random.pick(tones)),
        fade(
          0.16,
          path(
            many(7, (i) =>
              boxPath(
                column * width * 1.02 + width * (0.07 + i * 0.13),
                -(row + 1) * h + h * 0.1,
                width * 0.035,
                h * 0.76,
              ),
            ),
            light.shadow,
          ),
        ),
      ),
    ),
  );
};

/** A container ship, its bow to the right. */
export function ship(random: Random, light: Light, length: number): string {
  const l = length;
  const load = many(3, (row) =>
    many(9 - row * 2, (i) =>
      box(
        -l * 0.24 + row * l * 0.05 + i * l * 0.066,
        -l * 0.17 - row * l * 0.045,
        l * 0.063,
        l * 0.043,
        random.pick([light.accent, light.second, light.trim, light.accentLight, light.secondLight]),
      ),
    ),
  );
  return join(
    load,
    box(-l * 0.42, -l * 0.33, l * 0.13, l * 0.22, light.light),
    path(
      many(4, (i) => boxPath(-l * 0.41, -l * 0.31 + i * l * 0.04, l * 0.11, l * 0.014)),
      light.glass,
    ),
    box(-l * 0.38, -l * 0.38, l * 0.05, l * 0.06, light.accent),
    path(
      `M${n(-l * 0.48)} ${n(-l * 0.12)}H${n(l * 0.4)}L${n(l * 0.5)} ${n(-l * 0.15)}L${n(l * 0.42)} 0H${n(-l * 0.45)}z`,
      light.dark,
    ),
    shape(light.accent, -l * 0.465, -l * 0.035, l * 0.435, -l * 0.035, l * 0.42, 0, -l * 0.45, 0),
    box(-l * 0.46, -l * 0.1, l * 0.86, l * 0.008, light.secondLight),
    disc(l * 0.42, -l * 0.1, l * 0.008, light.secondLight),
  );
}

/** A steel arch bridge from x = 0 to `width`, its deck on y = 0. */
export const archBridge = (light: Light, width: number, rise: number, colour: string): string => {
  const top = (t: number) => -4 * rise * t * (1 - t);
  return join(
    rule(
      many(15, (i) => {
        const t = (i + 1) / 16;
        return `M${n(width * t)} ${n(top(t))}V0`;
      }),
      colour,
      5,
    ),
    rule(`M0 14Q${n(width / 2)} ${n(-rise * 2)} ${n(width)} 14`, colour, 16),
    rule(`M${n(width * 0.04)} 14Q${n(width / 2)} ${n(-rise * 1.72)} ${n(width * 0.96)} 14`, colour, 7),
    box(-60, 0, width + 120, 18, light.dark),
    box(-60, -8, width + 120, 6, colour),
    shape(light.wallShade, -50, 18, 40, 18, 24, 130, -40, 130),
    shape(light.wallShade, width - 40, 18, width + 50, 18, width + 40, 130, width - 24, 130),
  );
};
