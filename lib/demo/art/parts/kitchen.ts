import type { Light } from '../palette';
import { box, boxPath, disc, fade, join, many, n, oval, path, shape, stroke } from '../svg';

/** Kitchen and table ware; stands on (0, 0), centred. */

export const steam = (light: Light, height: number): string =>
  fade(
    0.5,
    stroke(
      many(3, (i) => {
        const x = (i - 1) * height * 0.28;
        const h = height * (i === 1 ? 1 : 0.74);
        return `M${n(x)} 0q${n(-height * 0.16)} ${n(-h * 0.25)} 0 ${n(-h * 0.5)}t0 ${n(-h * 0.5)}`;
      }),
      light.light,
      height * 0.07,
    ),
  );

/** A round cooking pot with two ears and a lid. */
export const pot = (light: Light, width: number, colour: string, lidded = true): string => {
  const h = width * 0.62;
  return join(
    path(
      `M${n(-width / 2)} ${n(-h)}H${n(width / 2)}Q${n(width * 0.56)} ${n(-h * 0.1)} ${n(width * 0.24)} 0H${n(-width * 0.24)}Q${n(-width * 0.56)} ${n(-h * 0.1)} ${n(-width / 2)} ${n(-h)}z`,
      colour,
    ),
    fade(
      0.22,
      path(
        `M${n(width * 0.22)} ${n(-h)}H${n(width / 2)}Q${n(width * 0.56)} ${n(-h * 0.1)} ${n(width * 0.24)} 0H0Q${n(width * 0.3)} ${n(-h * 0.3)} ${n(width * 0.22)} ${n(-h)}z`,
        light.dark,
      ),
    ),
    box(-width * 0.6, -h * 0.78, width * 0.12, h * 0.14, colour, 5),
    box(width * 0.48, -h * 0.78, width * 0.12, h * 0.14, colour, 5),
    box(-width * 0.54, -h - width * 0.03, width * 1.08, width * 0.07, light.light, 5),
    lidded
      ? path(
          `M${n(-width * 0.46)} ${n(-h - width * 0.03)}Q0 ${n(-h - width * 0.3)} ${n(width * 0.46)} ${n(-h - width * 0.03)}z`,
          colour,
        )
      : '',
    lidded ? disc(0, -h - width * 0.19, width * 0.05, light.light) : '',
  );
};

/** A wide bowl heaped with food. */
export const bowl = (width: number, colour: string, food: string, trim: string): string =>
  join(
    oval(0, -width * 0.36, width * 0.42, width * 0.19, food),
    path(
      `M${n(-width / 2)} ${n(-width * 0.34)}H${n(width / 2)}Q${n(width * 0.4)} 0 ${n(width * 0.16)} 0H${n(-width * 0.16)}Q${n(-width * 0.4)} 0 ${n(-width / 2)} ${n(-width * 0.34)}z`,
      colour,
    ),
    path(
      `M${n(-width * 0.49)} ${n(-width * 0.27)}H${n(width * 0.49)}L${n(width * 0.47)} ${n(-width * 0.2)}H${n(-width * 0.47)}z`,
      trim,
    ),
  );

export const cup = (light: Light, width: number, colour: string): string =>
  join(
    stroke(
      `M${n(width * 0.42)} ${n(-width * 0.5)}q${n(width * 0.4)} ${n(width * 0.06)} 0 ${n(width * 0.32)}`,
      colour,
      width * 0.1,
    ),
    path(
      `M${n(-width / 2)} ${n(-width * 0.68)}H${n(width / 2)}Q${n(width * 0.46)} ${n(-width * 0.08)} ${n(width * 0.2)} 0H${n(-width * 0.2)}Q${n(-width * 0.46)} ${n(-width * 0.08)} ${n(-width / 2)} ${n(-width * 0.68)}z`,
      colour,
    ),
    oval(0, -width * 0.68, width * 0.5, width * 0.09, light.bark),
    box(-width * 0.7, 0, width * 1.4, width * 0.07, colour, 4),
  );

/** A tin loaf, scored on top. */
export const loaf = (light: Light, width: number, crust: string): string =>
  join(
    path(
      `M${n(-width / 2)} 0V${n(-width * 0.28)}Q${n(-width * 0.56)} ${n(-width * 0.5)} ${n(-width * 0.3)} ${n(-width * 0.5)}H${n(width * 0.3)}Q${n(width * 0.56)} ${n(-width * 0.5)} ${n(width / 2)} ${n(-width * 0.28)}V0z`,
      crust,
    ),
    fade(0.25, box(-width / 2, -width * 0.16, width, width * 0.16, light.bark)),
    stroke(
      many(
        3,
        (i) => `M${n((i - 1.25) * width * 0.24)} ${n(-width * 0.42)}l${n(width * 0.12)} ${n(width * 0.1)}`,
      ),
      light.secondLight,
      width * 0.05,
    ),
  );

export const bun = (width: number, crust: string, shine: string): string =>
  join(
    path(
      `M${n(-width / 2)} 0Q${n(-width / 2)} ${n(-width * 0.56)} 0 ${n(-width * 0.56)}T${n(width / 2)} 0z`,
      crust,
    ),
    oval(-width * 0.12, -width * 0.38, width * 0.16, width * 0.07, shine),
  );

/** A layered cake on a stand. */
export const cake = (light: Light, width: number, colour: string): string =>
  join(
    shape(
      light.light,
      -width * 0.12,
      0,
      width * 0.12,
      0,
      width * 0.04,
      -width * 0.2,
      -width * 0.04,
      -width * 0.2,
    ),
    box(-width * 0.6, -width * 0.25, width * 1.2, width * 0.07, light.light, 4),
    box(-width * 0.46, -width * 0.72, width * 0.92, width * 0.47, colour, 6),
    box(-width * 0.46, -width * 0.56, width * 0.92, width * 0.1, light.light),
    path(
      `M${n(-width * 0.46)} ${n(-width * 0.74)}h${n(width * 0.92)}v${n(width * 0.1)}${many(5, () => `q${n(-width * 0.092)} ${n(width * 0.14)} ${n(-width * 0.184)} 0`)}z`,
      light.second,
    ),
    disc(0, -width * 0.78, width * 0.07, light.accent),
  );

/** A chafing dish with its dome lid. */
export const chafingDish = (light: Light, width: number): string =>
  join(
    path(
      many(2, (i) => boxPath(-width * 0.42 + i * width * 0.78, -width * 0.2, width * 0.06, width * 0.2)),
      light.dark,
    ),
    box(-width * 0.5, -width * 0.34, width, width * 0.17, light.second, 6),
    path(
      `M${n(-width * 0.46)} ${n(-width * 0.36)}Q${n(-width * 0.42)} ${n(-width * 0.7)} 0 ${n(-width * 0.7)}T${n(width * 0.46)} ${n(-width * 0.36)}z`,
      light.secondLight,
    ),
    fade(
      0.2,
      path(
        `M${n(width * 0.1)} ${n(-width * 0.36)}Q${n(width * 0.2)} ${n(-width * 0.6)} 0 ${n(-width * 0.7)}Q${n(width * 0.42)} ${n(-width * 0.7)} ${n(width * 0.46)} ${n(-width * 0.36)}z`,
        light.shadow,
      ),
    ),
    box(-width * 0.07, -width * 0.77, width * 0.14, width * 0.07, light.dark, 4),
  );

/** An espresso machine. */
export const espressoMachine = (light: Light, width: number): string => {
  const w = width;
  return join(
    box(-w / 2, -w * 0.62, w, w * 0.24, light.accent, 8),
    box(-w * 0.46, -w * 0.4, w * 0.92, w * 0.3, light.dark),
    box(-w / 2, -w * 0.12, w, w * 0.12, light.accent, 5),
    box(-w * 0.42, -w * 0.68, w * 0.84, w * 0.07, light.second, 4),
    path(
      many(2, (i) => boxPath(-w * 0.3 + i * w * 0.42, -w * 0.4, w * 0.18, w * 0.06)),
      light.light,
    ),
    disc(-w * 0.32, -w * 0.5, w * 0.05, light.light),
    disc(-w * 0.14, -w * 0.5, w * 0.05, light.light),
    box(w * 0.08, -w * 0.54, w * 0.3, w * 0.08, light.secondLight, 3),
    many(2, (i) => box(-w * 0.27 + i * w * 0.42, -w * 0.25, w * 0.12, w * 0.13, light.light, 4)),
  );
};

/** A beach or café umbrella over (0, 0). */
export const umbrella = (
  light: Light,
  width: number,
  height: number,
  colour: string,
  pale: string,
): string => {
  const rib = (i: number) =>
    `M0 ${n(-height)}L${n(-width / 2 + (i * width) / 6)} ${n(-height * 0.7)}q${n(width / 12)} ${n(height * 0.06)} ${n(width / 6)} 0z`;
  return join(
    box(-5, -height * 0.98, 10, height * 0.98, light.bark),
    path(
      many(6, (i) => (i % 2 ? '' : rib(i))),
      colour,
    ),
    path(
      many(6, (i) => (i % 2 ? rib(i) : '')),
      pale,
    ),
    box(-width * 0.12, -10, width * 0.24, 10, light.dark, 4),
  );
};
