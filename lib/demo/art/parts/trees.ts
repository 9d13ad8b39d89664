import type { Light } from '../palette';
import type { Random } from '../random';
import { disc, join, many, n, oval, path, shape, stroke } from '../svg';

/** All trees stand on (0, 0); `height` is the whole height in pixels. */

const frond = (x: number, y: number, dx: number, dy: number, lift: number, fill: string): string =>
  path(
    `M${n(x)} ${n(y)}Q${n(x + dx * 0.45)} ${n(y - lift)} ${n(x + dx)} ${n(y + dy)}Q${n(x + dx * 0.5)} ${n(y - lift * 0.35)} ${n(x)} ${n(y)}z`,
    fill,
  );

/** A coconut palm leaning by `lean` pixels. */
export function palm(random: Random, light: Light, height: number, lean = height * 0.12): string {
  const r = height * 0.36;
  const sway = random.between(-0.06, 0.06) * height;
  const fronds: readonly (readonly [number, number, number, string])[] = [
    [-1, 0.5, 0.5, light.leaf],
    [1, 0.52, 0.5, light.leaf],
    [-1.12, 0.1, 0.62, light.leafLight],
    [1.1, 0.14, 0.62, light.leafLight],
    [-0.78, -0.34, 0.7, light.leaf],
    [0.8, -0.3, 0.72, light.leafLight],
    [-0.3, 0.72, 0.24, light.leaf],
    [0.36, 0.74, 0.24, light.leaf],
    [0.12, -0.62, 0.66, light.leaf],
  ];
  const w = height * 0.022;
  const trunk = `M${n(-w * 1.5)} 0Q${n(lean * 0.1 - w)} ${n(-height * 0.5)} ${n(lean - w * 0.6)} ${n(-height * 0.82)}h${n(w * 1.3)}Q${n(lean * 0.1 + w * 1.6)} ${n(-height * 0.5)} ${n(w * 1.8)} 0z`;
  return join(
    path(trunk, light.bark),
    ...fronds.map(([dx, dy, lift, fill]) =>
      frond(lean, -height * 0.82, dx * r + sway, dy * r, lift * r, fill),
    ),
    disc(lean - w, -height * 0.8, w * 1.1, light.second),
    disc(lean + w * 1.3, -height * 0.79, w * 1.1, light.second),
  );
}

/** A broad shade tree of a few leaf masses, lit from the left. */
export function shadeTree(random: Random, light: Light, height: number): string {
  const r = height * 0.3;
  const masses: readonly (readonly [number, number, number])[] = [
    [-0.95, -0.5, 0.62],
    [0.95, -0.48, 0.66],
    [-0.4, -0.86, 0.82],
    [0.5, -0.88, 0.78],
    [0, -0.5, 0.9],
  ];
  const jitter = () => random.between(-0.08, 0.08) * r;
  const placed = masses.map(
    ([x, y, s]) => [x * r + jitter(), -height * 0.52 + y * r * 0.9 + jitter(), s * r] as const,
  );
  return join(
    shape(
      light.bark,
      -height * 0.03,
      0,
      -height * 0.018,
      -height * 0.5,
      height * 0.018,
      -height * 0.5,
      height * 0.034,
      0,
    ),
    stroke(
      `M0 ${n(-height * 0.32)}L${n(-r * 0.5)} ${n(-height * 0.55)}M0 ${n(-height * 0.26)}L${n(r * 0.55)} ${n(-height * 0.52)}`,
      light.bark,
      height * 0.022,
    ),
    ...placed.map(([x, y, s]) => disc(x, y, s, light.leaf)),
    ...placed.map(([x, y, s]) => oval(x - s * 0.22, y - s * 0.28, s * 0.62, s * 0.56, light.leafLight)),
  );
}

/** A baobab: a stout trunk and few small crowns. */
export function baobab(light: Light, height: number): string {
  const h = height;
  const w = height * 0.15;
  const trunk = `M${n(-w * 1.35)} 0Q${n(-w * 0.8)} ${n(-h * 0.2)} ${n(-w * 0.8)} ${n(-h * 0.5)}Q${n(-w * 1.4)} ${n(-h * 0.66)} ${n(-w * 2.6)} ${n(-h * 0.74)}Q${n(-w * 1.3)} ${n(-h * 0.7)} ${n(-w * 0.5)} ${n(-h * 0.6)}Q${n(-w * 0.7)} ${n(-h * 0.8)} ${n(-w)} ${n(-h * 0.94)}Q${n(-w * 0.2)} ${n(-h * 0.82)} ${n(-w * 0.05)} ${n(-h * 0.62)}Q${n(w * 0.3)} ${n(-h * 0.8)} ${n(w * 0.9)} ${n(-h * 0.95)}Q${n(w * 0.5)} ${n(-h * 0.76)} ${n(w * 0.5)} ${n(-h * 0.6)}Q${n(w * 1.3)} ${n(-h * 0.7)} ${n(w * 2.5)} ${n(-h * 0.72)}Q${n(w * 1.3)} ${n(-h * 0.62)} ${n(w * 0.82)} ${n(-h * 0.46)}Q${n(w * 0.8)} ${n(-h * 0.2)} ${n(w * 1.4)} 0z`;
  const crowns: readonly (readonly [number, number, number])[] = [
    [-2.6, -0.78, 0.8],
    [-1.9, -0.86, 0.7],
    [-1, -0.97, 0.86],
    [0, -0.93, 0.7],
    [0.95, -0.99, 0.86],
    [1.9, -0.84, 0.74],
    [2.6, -0.76, 0.78],
  ];
  return join(
    path(trunk, light.bark),
    stroke(
      `M${n(w * 0.35)} ${n(-h * 0.08)}Q${n(w * 0.1)} ${n(-h * 0.25)} ${n(w * 0.3)} ${n(-h * 0.45)}M${n(-w * 0.4)} ${n(-h * 0.06)}Q${n(-w * 0.3)} ${n(-h * 0.2)} ${n(-w * 0.4)} ${n(-h * 0.34)}`,
      light.shadow,
      h * 0.008,
    ),
    ...crowns.map(([x, y, s]) => oval(x * w, y * h, s * w, s * w * 0.55, light.leaf)),
    ...crowns.map(([x, y, s]) =>
      oval(x * w - w * 0.12, y * h - w * 0.14, s * w * 0.66, s * w * 0.3, light.leafLight),
    ),
  );
}

/** A flat-topped savannah tree. */
export const acacia = (light: Light, height: number): string => {
  const h = height;
  return join(
    stroke(
      `M0 0Q${n(h * 0.03)} ${n(-h * 0.4)} ${n(-h * 0.02)} ${n(-h * 0.55)}L${n(-h * 0.28)} ${n(-h * 0.78)}M${n(-h * 0.01)} ${n(-h * 0.5)}L${n(h * 0.3)} ${n(-h * 0.76)}`,
      light.bark,
      h * 0.035,
    ),
    oval(-h * 0.22, -h * 0.8, h * 0.34, h * 0.085, light.leaf),
    oval(h * 0.24, -h * 0.78, h * 0.32, h * 0.08, light.leaf),
    oval(0, -h * 0.88, h * 0.38, h * 0.1, light.leaf),
    oval(-h * 0.08, -h * 0.91, h * 0.26, h * 0.05, light.leafLight),
  );
};

/** A plantain: a stout stem and a few broad leaves. */
export function plantain(light: Light, height: number): string {
  const y = -height * 0.42;
  const leaf = (dx: number, top: number, fill: string) =>
    path(
      `M0 ${n(y)}Q${n(dx * 0.2)} ${n(y - top * 1.25)} ${n(dx)} ${n(y - top * 0.5)}Q${n(dx * 0.72)} ${n(y - top * 0.35)} 0 ${n(y)}z`,
      fill,
    );
  const h = height;
  return join(
    shape(light.leafLight, -h * 0.03, 0, -h * 0.018, y, h * 0.018, y, h * 0.03, 0),
    leaf(-h * 0.42, h * 0.3, light.leaf),
    leaf(h * 0.44, h * 0.32, light.leaf),
    leaf(-h * 0.26, h * 0.52, light.leafLight),
    leaf(h * 0.24, h * 0.56, light.leafLight),
    leaf(h * 0.05, h * 0.62, light.leaf),
  );
}

export const bush = (light: Light, size: number): string =>
  join(
    oval(-size * 0.4, -size * 0.3, size * 0.42, size * 0.34, light.leaf),
    oval(size * 0.36, -size * 0.3, size * 0.46, size * 0.36, light.leaf),
    oval(0, -size * 0.42, size * 0.44, size * 0.44, light.leaf),
    oval(-size * 0.14, -size * 0.52, size * 0.26, size * 0.24, light.leafLight),
    oval(size * 0.34, -size * 0.4, size * 0.22, size * 0.18, light.leafLight),
  );

/** A leafy plant in a pot. */
export const pottedPlant = (light: Light, height: number): string => {
  const h = height;
  const top = -h * 0.36;
  const leaf = (dx: number, dy: number, fill: string) =>
    path(
      `M0 ${n(top)}Q${n(dx * 0.1)} ${n(top + dy)} ${n(dx)} ${n(top + dy)}Q${n(dx * 0.9)} ${n(top + dy * 0.3)} 0 ${n(top)}z`,
      fill,
    );
  return join(
    leaf(-h * 0.3, -h * 0.36, light.leaf),
    leaf(h * 0.32, -h * 0.34, light.leaf),
    leaf(-h * 0.18, -h * 0.58, light.leafLight),
    leaf(h * 0.16, -h * 0.6, light.leafLight),
    leaf(-h * 0.36, -h * 0.12, light.leafLight),
    leaf(h * 0.36, -h * 0.12, light.leaf),
    shape(light.accent, -h * 0.18, top, h * 0.18, top, h * 0.13, 0, -h * 0.13, 0),
    shape(
      light.shadow === light.accent ? light.dark : light.accentLight,
      -h * 0.2,
      top - h * 0.02,
      h * 0.2,
      top - h * 0.02,
      h * 0.19,
      top + h * 0.06,
      -h * 0.19,
      top + h * 0.06,
    ),
  );
};

/** A distant line of tree crowns along y = 0. */
export const treeLine = (random: Random, width: number, size: number, colour: string): string =>
  many(Math.round(width / (size * 0.8)), (index) =>
    oval(
      index * size * 0.8 + random.between(-10, 10),
      -random.between(0, size * 0.25),
      size * random.between(0.45, 0.7),
      size * random.between(0.35, 0.7),
      colour,
    ),
  );
