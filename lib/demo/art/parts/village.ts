import type { Light } from '../palette';
import { nth, type Random } from '../random';
import { box, boxPath, disc, fade, join, many, n, oval, path, rule, shape } from '../svg';

/** Things of the north and of markets; they stand on (0, 0), centred. */

/** A round house under a thatch, with a painted band. */
export const roundHouse = (light: Light, width: number, wall: string, thatch: string): string => {
  const h = width * 0.5;
  return join(
    box(-width / 2, -h, width, h, wall),
    fade(0.2, box(width * 0.18, -h, width * 0.32, h, light.shadow)),
    path(
      many(
        8,
        (i) =>
          `M${n(-width / 2 + (i * width) / 8)} ${n(-h * 0.3)}l${n(width / 16)} ${n(-h * 0.18)}l${n(width / 16)} ${n(h * 0.18)}z`,
      ),
      light.light,
    ),
    path(
      `M${n(-width * 0.12)} 0V${n(-h * 0.56)}Q0 ${n(-h * 0.78)} ${n(width * 0.12)} ${n(-h * 0.56)}V0z`,
      light.dark,
    ),
    path(
      `M${n(-width * 0.66)} ${n(-h * 0.86)}Q${n(-width * 0.2)} ${n(-h * 1.3)} 0 ${n(-h * 2.1)}Q${n(width * 0.2)} ${n(-h * 1.3)} ${n(width * 0.66)} ${n(-h * 0.86)}z`,
      thatch,
    ),
    fade(
      0.22,
      path(
        `M${n(width * 0.08)} ${n(-h * 0.86)}Q${n(width * 0.12)} ${n(-h * 1.4)} 0 ${n(-h * 2.1)}Q${n(width * 0.2)} ${n(-h * 1.3)} ${n(width * 0.66)} ${n(-h * 0.86)}z`,
        light.shadow,
      ),
    ),
    fade(
      0.35,
      rule(
        `M${n(-width * 0.3)} ${n(-h * 1.1)}l${n(width * 0.06)} ${n(h * 0.16)}M${n(-width * 0.1)} ${n(-h * 1.4)}l${n(width * 0.02)} ${n(h * 0.2)}M${n(width * 0.14)} ${n(-h * 1.2)}l${n(width * 0.04)} ${n(h * 0.18)}`,
        light.dark,
        4,
      ),
    ),
  );
};

/** A mud-built mosque of the savannah: buttresses, studs of timber, two towers. */
export function mudMosque(light: Light, width: number, wall: string, shade: string): string {
  const w = width;
  const spike = (x: number, h: number, half: number) =>
    shape(wall, x - half, 0, x - half * 0.7, -h * 0.82, x, -h, x + half * 0.7, -h * 0.82, x + half, 0);
  const dark = (x: number, h: number, half: number) =>
    shape(shade, x, -h, x + half * 0.7, -h * 0.82, x + half, 0, x + half * 0.2, 0);
  const small = [-0.44, -0.24, -0.08, 0.14, 0.42];
  const studs = (x: number, h: number, rows: number) =>
    many(rows, (r) => `M${n(x - w * 0.075)} ${n(-h * (0.36 + r * 0.15))}h${n(w * 0.15)}`);
  return join(
    box(-w / 2, -w * 0.2, w, w * 0.2, wall),
    fade(0.6, box(w * 0.3, -w * 0.2, w * 0.2, w * 0.2, shade)),
    ...small.map((x) => join(spike(x * w, w * 0.3, w * 0.035), dark(x * w, w * 0.3, w * 0.035))),
    spike(-w * 0.34, w * 0.56, w * 0.09),
    dark(-w * 0.34, w * 0.56, w * 0.09),
    spike(w * 0.28, w * 0.48, w * 0.085),
    dark(w * 0.28, w * 0.48, w * 0.085),
    rule(join(studs(-w * 0.34, w * 0.56, 4), studs(w * 0.28, w * 0.48, 4)), light.dark, w * 0.01),
    path(`M${n(-w * 0.05)} 0V${n(-w * 0.1)}Q0 ${n(-w * 0.15)} ${n(w * 0.05)} ${n(-w * 0.1)}V0z`, light.dark),
  );
}

/** A market stall: posts, a cloth roof, a table and heaps on it. */
export function stall(
  random: Random,
  light: Light,
  width: number,
  cloth: string,
  heaps: readonly string[],
): string {
  const w = width;
  const top = -w * 0.86;
  const heap = (i: number) => {
    const x = -w * 0.36 + i * w * 0.24;
    const colour = nth(heaps, i + random.whole(0, 3));
    const r = w * 0.038;
    return join(
      many(6, (k) =>
        disc(
          x + (k < 3 ? k - 1 : k < 5 ? k - 3.5 : 0) * r * 1.8,
          -w * 0.36 - (k < 3 ? r : k < 5 ? r * 2.5 : r * 4),
          r,
          colour,
        ),
      ),
      path(
        `M${n(x - w * 0.1)} ${n(-w * 0.36)}h${n(w * 0.2)}l${n(-w * 0.03)} ${n(w * 0.05)}h${n(-w * 0.14)}z`,
        light.light,
      ),
    );
  };
  const stripe = (i: number) =>
    `M${n(-w * 0.5 + (i * w) / 7)} ${n(top)}h${n(w / 7)}v${n(w * 0.13)}q${n(-w / 14)} ${n(w * 0.07)} ${n(-w / 7)} 0z`;
  const stripes = (parity: number) => many(7, (i) => (i % 2 === parity ? stripe(i) : ''));
  return join(
    fade(0.2, shape(light.shadow, -w * 0.46, 0, w * 0.46, 0, w * 0.72, w * 0.09, -w * 0.2, w * 0.09)),
    rule(`M${n(-w * 0.44)} 0V${n(top)}M${n(w * 0.44)} 0V${n(top)}`, light.bark, w * 0.026),
    fade(0.25, box(-w * 0.43, top, w * 0.86, w * 0.5, light.shadow)),
    many(4, heap),
    box(-w * 0.47, -w * 0.31, w * 0.94, w * 0.04, light.bark),
    box(-w * 0.45, -w * 0.28, w * 0.9, w * 0.25, light.accent === cloth ? light.trim : light.accent),
    fade(
      0.6,
      path(
        many(
          9,
          (i) =>
            boxPath(-w * 0.43 + i * w * 0.1, -w * 0.24, w * 0.05, w * 0.03) +
            boxPath(-w * 0.38 + i * w * 0.1, -w * 0.14, w * 0.05, w * 0.03),
        ),
        light.second,
      ),
    ),
    shape(cloth, -w * 0.5, top, -w * 0.42, top - w * 0.15, w * 0.42, top - w * 0.15, w * 0.5, top),
    path(stripes(0), cloth),
    path(stripes(1), light.light),
  );
}

/** A wide basin heaped with produce, as carried on the head; stands on (0, 0). */
export const headLoad = (light: Light, width: number, heap: string): string =>
  join(
    oval(0, -width * 0.3, width * 0.4, width * 0.2, heap),
    path(
      `M${n(-width / 2)} ${n(-width * 0.3)}H${n(width / 2)}L${n(width * 0.34)} 0H${n(-width * 0.34)}z`,
      light.light,
    ),
    box(-width * 0.52, -width * 0.34, width * 1.04, width * 0.07, light.second, 4),
    oval(0, width * 0.02, width * 0.24, width * 0.05, light.accent),
  );
