import type { Light } from '../palette';
import { box, boxPath, disc, fade, join, many, n, oval, path, put, rule, shape } from '../svg';

/** Vehicles stand on (0, 0), centred, and face right. */

const wheel = (light: Light, x: number, radius: number): string =>
  join(
    disc(x, -radius, radius, light.dark),
    disc(x, -radius, radius * 0.52, light.groundShade),
    disc(x, -radius, radius * 0.2, light.dark),
  );

const underShadow = (light: Light, width: number): string =>
  fade(0.22, oval(width * 0.04, -2, width * 0.56, 12, light.shadow));

export function car(light: Light, width: number, colour: string, band = ''): string {
  const w = width;
  const h = w * 0.33;
  return join(
    underShadow(light, w),
    path(
      `M${n(-w * 0.3)} ${n(-h * 0.58)}L${n(-w * 0.2)} ${n(-h)}Q${n(-w * 0.18)} ${n(-h * 1.06)} ${n(-w * 0.12)} ${n(-h * 1.06)}H${n(w * 0.1)}Q${n(w * 0.15)} ${n(-h * 1.06)} ${n(w * 0.18)} ${n(-h)}L${n(w * 0.28)} ${n(-h * 0.58)}z`,
      light.glass,
    ),
    rule(`M${n(-w * 0.02)} ${n(-h * 1.06)}V${n(-h * 0.55)}`, colour, w * 0.022),
    path(
      `M${n(-w * 0.2)} ${n(-h)}Q${n(-w * 0.18)} ${n(-h * 1.14)} ${n(-w * 0.11)} ${n(-h * 1.14)}H${n(w * 0.09)}Q${n(w * 0.16)} ${n(-h * 1.14)} ${n(w * 0.19)} ${n(-h)}z`,
      colour,
    ),
    path(
      `M${n(-w / 2)} ${n(-h * 0.2)}V${n(-h * 0.5)}Q${n(-w * 0.5)} ${n(-h * 0.62)} ${n(-w * 0.4)} ${n(-h * 0.62)}H${n(w * 0.3)}Q${n(w * 0.5)} ${n(-h * 0.56)} ${n(w / 2)} ${n(-h * 0.34)}V${n(-h * 0.2)}z`,
      colour,
    ),
    fade(0.2, box(-w / 2, -h * 0.32, w, h * 0.13, light.shadow)),
    band ? box(-w * 0.5, -h * 0.5, w * 0.28, h * 0.3, band, 4) : '',
    band ? box(w * 0.24, -h * 0.48, w * 0.25, h * 0.28, band, 4) : '',
    box(w * 0.44, -h * 0.44, w * 0.06, h * 0.1, light.secondLight, 3),
    box(-w * 0.5, -h * 0.48, w * 0.035, h * 0.12, light.accent === colour ? light.second : light.accent, 3),
    wheel(light, -w * 0.29, w * 0.092),
    wheel(light, w * 0.29, w * 0.092),
  );
}

/** A lorry with a box body; `side` is drawn on the body, centred on (0, 0). */
export function truck(light: Light, width: number, cab: string, body: string, side = ''): string {
  const w = width;
  const h = w * 0.42;
  return join(
    underShadow(light, w),
    box(-w / 2, -h * 0.26, w, h * 0.1, light.dark),
    box(-w / 2, -h * 1.04, w * 0.68, h * 0.8, body, 4),
    fade(
      0.16,
      path(
        many(8, (i) => boxPath(-w / 2 + (i + 0.8) * w * 0.079, -h * 1.04, 4, h * 0.8)),
        light.shadow,
      ),
    ),
    fade(0.16, box(-w / 2, -h * 0.36, w * 0.68, h * 0.12, light.shadow)),
    put(-w * 0.16, -h * 0.66, side),
    path(
      `M${n(w * 0.2)} ${n(-h * 0.2)}V${n(-h * 0.9)}H${n(w * 0.36)}Q${n(w * 0.41)} ${n(-h * 0.9)} ${n(w * 0.43)} ${n(-h * 0.8)}L${n(w * 0.48)} ${n(-h * 0.5)}Q${n(w / 2)} ${n(-h * 0.48)} ${n(w / 2)} ${n(-h * 0.4)}V${n(-h * 0.2)}z`,
      cab,
    ),
    path(
      `M${n(w * 0.28)} ${n(-h * 0.82)}H${n(w * 0.36)}Q${n(w * 0.39)} ${n(-h * 0.8)} ${n(w * 0.4)} ${n(-h * 0.76)}L${n(w * 0.44)} ${n(-h * 0.52)}H${n(w * 0.28)}z`,
      light.glass,
    ),
    box(w * 0.44, -h * 0.36, w * 0.06, h * 0.08, light.secondLight, 3),
    box(w * 0.23, -h * 0.48, w * 0.035, 5, light.light),
    wheel(light, -w * 0.38, w * 0.068),
    wheel(light, -w * 0.22, w * 0.068),
    wheel(light, w * 0.36, w * 0.068),
  );
}

/** A tanker: the same cab, a lying tank. */
export const tanker = (light: Light, width: number, cab: string, tank: string): string => {
  const w = width;
  const h = w * 0.42;
  return join(
    truck(light, width, cab, 'none'),
    box(-w / 2, -h * 0.94, w * 0.68, h * 0.62, tank, h * 0.28),
    fade(0.2, box(-w * 0.49, -h * 0.52, w * 0.66, h * 0.2, light.shadow, h * 0.1)),
    path(
      many(3, (i) => boxPath(-w * 0.34 + i * w * 0.17, -h * 0.94, w * 0.02, h * 0.62)),
      light.second,
    ),
    box(-w * 0.24, -h * 1.01, w * 0.14, h * 0.09, light.dark, 4),
    wheel(light, -w * 0.38, w * 0.068),
    wheel(light, -w * 0.22, w * 0.068),
  );
};

/** A minibus or delivery van. */
export function van(light: Light, width: number, colour: string, band: string, glazed = false): string {
  const w = width;
  const h = w * 0.44;
  return join(
    underShadow(light, w),
    path(
      `M${n(-w / 2)} ${n(-h * 0.18)}V${n(-h * 0.92)}Q${n(-w / 2)} ${n(-h)} ${n(-w * 0.44)} ${n(-h)}H${n(w * 0.22)}Q${n(w * 0.3)} ${n(-h)} ${n(w * 0.34)} ${n(-h * 0.88)}L${n(w * 0.42)} ${n(-h * 0.54)}Q${n(w / 2)} ${n(-h * 0.5)} ${n(w / 2)} ${n(-h * 0.38)}V${n(-h * 0.18)}z`,
      colour,
    ),
    box(-w / 2, -h * 0.46, w * 0.99, h * 0.12, band),
    fade(0.18, box(-w / 2, -h * 0.3, w, h * 0.12, light.shadow)),
    path(
      `M${n(w * 0.14)} ${n(-h * 0.86)}H${n(w * 0.24)}Q${n(w * 0.28)} ${n(-h * 0.86)} ${n(w * 0.3)} ${n(-h * 0.8)}L${n(w * 0.36)} ${n(-h * 0.54)}H${n(w * 0.14)}z`,
      light.glass,
    ),
    glazed
      ? path(
          many(3, (i) => boxPath(-w * 0.44 + i * w * 0.18, -h * 0.86, w * 0.15, h * 0.3)),
          light.glass,
        )
      : '',
    rule(`M${n(w * 0.1)} ${n(-h * 0.94)}V${n(-h * 0.2)}`, light.shadow, 3),
    box(w * 0.44, -h * 0.4, w * 0.055, h * 0.09, light.secondLight, 3),
    wheel(light, -w * 0.3, w * 0.078),
    wheel(light, w * 0.29, w * 0.078),
  );
}

export const forklift = (light: Light, height: number): string => {
  const h = height;
  return join(
    underShadow(light, h),
    rule(`M${n(h * 0.3)} 0V${n(-h)}M${n(h * 0.38)} 0V${n(-h)}`, light.dark, 9),
    box(h * 0.34, -h * 0.12, h * 0.42, 9, light.dark),
    rule(
      `M${n(-h * 0.3)} ${n(-h * 0.4)}V${n(-h * 0.86)}H${n(h * 0.1)}L${n(h * 0.22)} ${n(-h * 0.4)}`,
      light.dark,
      9,
    ),
    path(
      `M${n(-h * 0.48)} ${n(-h * 0.1)}V${n(-h * 0.42)}Q${n(-h * 0.46)} ${n(-h * 0.5)} ${n(-h * 0.36)} ${n(-h * 0.5)}H${n(-h * 0.1)}L0 ${n(-h * 0.3)}H${n(h * 0.24)}V${n(-h * 0.1)}z`,
      light.second,
    ),
    box(-h * 0.18, -h * 0.56, h * 0.2, h * 0.08, light.dark, 4),
    wheel(light, -h * 0.32, h * 0.12),
    wheel(light, h * 0.16, h * 0.12),
  );
};

export const tractor = (light: Light, width: number): string => {
  const w = width;
  return join(
    underShadow(light, w),
    box(-w * 0.02, -w * 0.44, w * 0.44, w * 0.2, light.accent, 8),
    box(-w * 0.34, -w * 0.42, w * 0.4, w * 0.16, light.accent, 6),
    rule(
      `M${n(-w * 0.3)} ${n(-w * 0.42)}V${n(-w * 0.74)}M${n(w * 0.02)} ${n(-w * 0.42)}V${n(-w * 0.74)}M${n(w * 0.3)} ${n(-w * 0.44)}V${n(-w * 0.62)}`,
      light.dark,
      w * 0.03,
    ),
    box(-w * 0.38, -w * 0.78, w * 0.46, w * 0.06, light.second, 6),
    path(
      many(3, (i) => boxPath(w * (0.2 + i * 0.06), -w * 0.4, w * 0.03, w * 0.12)),
      light.dark,
    ),
    box(w * 0.4, -w * 0.4, w * 0.03, w * 0.08, light.secondLight),
    wheel(light, -w * 0.22, w * 0.23),
    wheel(light, w * 0.3, w * 0.14),
  );
};

/** A delivery tricycle with an open tray; `load` stands on the tray, centred. */
export const tricycle = (light: Light, width: number, load: string): string => {
  const w = width;
  return join(
    underShadow(light, w),
    put(-w * 0.22, -w * 0.3, load),
    box(-w * 0.48, -w * 0.32, w * 0.52, w * 0.16, light.accent, 4),
    rule(
      `M${n(w * 0.06)} ${n(-w * 0.2)}H${n(w * 0.24)}L${n(w * 0.36)} ${n(-w * 0.46)}M${n(w * 0.3)} ${n(-w * 0.48)}h${n(w * 0.1)}M${n(w * 0.34)} ${n(-w * 0.38)}L${n(w * 0.4)} ${n(-w * 0.1)}`,
      light.dark,
      w * 0.035,
    ),
    box(w * 0.04, -w * 0.34, w * 0.2, w * 0.06, light.dark, 5),
    path(
      `M${n(w * 0.06)} ${n(-w * 0.14)}L${n(w * 0.12)} ${n(-w * 0.28)}H${n(w * 0.26)}L${n(w * 0.28)} ${n(-w * 0.14)}z`,
      light.second,
    ),
    wheel(light, -w * 0.3, w * 0.09),
    wheel(light, w * 0.4, w * 0.1),
  );
};

/** A fuel pump. */
export const fuelPump = (light: Light, height: number): string => {
  const w = height * 0.46;
  return join(
    shape(light.groundShade, -w * 0.8, 0, w * 0.8, 0, w * 0.66, -height * 0.07, -w * 0.66, -height * 0.07),
    box(-w / 2, -height, w, height * 0.95, light.light, 8),
    box(-w / 2, -height, w, height * 0.16, light.accent, 8),
    box(w * 0.22, -height * 0.84, w * 0.28, height * 0.78, light.wallShade),
    box(-w * 0.36, -height * 0.78, w * 0.56, height * 0.2, light.dark, 4),
    path(
      many(2, (i) => boxPath(-w * 0.28, -height * 0.74 + i * height * 0.07, w * 0.4, height * 0.035)),
      light.second,
    ),
    rule(
      `M${n(w * 0.5)} ${n(-height * 0.62)}q${n(w * 0.5)} ${n(height * 0.1)} ${n(w * 0.3)} ${n(height * 0.36)}t${n(-w * 0.36)} ${n(height * 0.02)}`,
      light.dark,
      7,
    ),
    box(w * 0.42, -height * 0.7, w * 0.2, height * 0.14, light.accent, 4),
  );
};
