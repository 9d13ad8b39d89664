import type { Light } from '../palette';
import type { Random } from '../random';
import { blend, box, fade, join, many, n, path, rule, stroke, threads } from '../svg';

type Point = readonly [number, number];

/** A soft line through the middles of the given points, as path commands after the first move. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const bends = rest.map(([x, y], index) => {
    const next = rest[index + 1];
    return next ? `Q${n(x)} ${n(y)} ${n((x + next[0]) / 2)} ${n((y + next[1]) / 2)}` : `L${n(x)} ${n(y)}`;
  });
  return `L${n(first[0])} ${n(first[1])}${bends.join('')}`;
}

/** A range of hills from edge to edge: `crest` is the mean height of its line, `bottom` where it is cut off. */
export function hills(
  random: Random,
  width: number,
  crest: number,
  swing: number,
  bottom: number,
  colour: string,
  mist = colour,
): string {
  const count = Math.max(4, Math.round(width / 260));
  const points: Point[] = Array.from({ length: count + 1 }, (_, index) => [
    (width / count) * index,
    crest + (index % 2 ? -1 : 1) * random.between(swing * 0.25, swing),
  ]);
  const tone = blend(colour, mist);
  const fill = mist === colour ? colour : tone.paint;
  return join(
    mist === colour ? '' : tone.definition,
    path(`M0 ${n(bottom)}${smooth(points)}L${width} ${n(bottom)}z`, fill),
  );
}

/** Bare or grassy ground from `top` to `bottom`, with faint printed lines. */
export function ground(light: Light, width: number, top: number, bottom: number): string {
  const lines = threads(light.groundShade, 0.5, 14);
  return join(
    lines.definition,
    box(0, top, width, bottom - top, light.ground),
    box(0, top, width, bottom - top, lines.paint),
  );
}

/** Pavement, kerb and road, from `top` to `bottom`; the kerb lies at `kerbAt` of the depth. */
export function street(light: Light, width: number, top: number, bottom: number, kerbAt = 0.42): string {
  const kerb = top + (bottom - top) * kerbAt;
  const middle = kerb + (bottom - kerb) * 0.58;
  const slabs = Math.round(width / 130);
  return join(
    box(0, top, width, bottom - top, light.ground),
    rule(
      many(
        slabs,
        (i) => `M${n((i + 0.6) * (width / slabs))} ${n(top)}l${n(-(kerb - top) * 0.5)} ${n(kerb - top)}`,
      ),
      light.groundShade,
      3,
    ),
    box(0, kerb, width, bottom - kerb, light.street),
    box(0, kerb, width, 9, light.groundShade),
    box(0, kerb - 7, width, 8, light.light),
    rule(
      many(Math.round(width / 190), (i) => `M${n(i * 190 + 50)} ${n(middle)}h96`),
      light.light,
      7,
    ),
  );
}

/** Water with quiet glints, from `top` to `bottom`. */
export function water(
  random: Random,
  light: Light,
  width: number,
  top: number,
  bottom: number,
  colours: readonly [string, string],
): string {
  const depth = blend(colours[0], colours[1]);
  const glint = () => {
    const y = random.between(top + 8, bottom - 8);
    const near = (y - top) / (bottom - top);
    return `M${n(random.between(0, width))} ${n(y)}h${n(30 + near * random.between(40, 150))}`;
  };
  return join(
    depth.definition,
    box(0, top, width, bottom - top, depth.paint),
    fade(0.4, stroke(many(Math.round(width / 46), glint), light.light, 4)),
  );
}
