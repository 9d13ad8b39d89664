import type { Light } from '../palette';
import type { Random } from '../random';
import { blend, box, disc, fade, join, many, n, stroke, threads } from '../svg';

/** A blended sky with faint printed lines. */
export function sky(light: Light, width: number, height: number): string {
  const air = blend(light.skyTop, light.skyLow);
  const lines = threads(light.light, light.name === 'dusk' ? 0.09 : 0.14, 12);
  return join(
    air.definition,
    lines.definition,
    box(0, 0, width, height, air.paint),
    box(0, 0, width, height * 0.72, lines.paint),
  );
}

/** The sun, or the moon in the evening, in rings. */
export const sun = (light: Light, x: number, y: number, radius: number): string =>
  join(
    fade(0.22, disc(x, y, radius * 2.5, light.halo)),
    fade(0.34, disc(x, y, radius * 1.65, light.halo)),
    disc(x, y, radius, light.sun),
  );

/** Long flat clouds: rounded bars lying over each other. */
export function clouds(random: Random, light: Light, width: number, top: number, bottom: number): string {
  const cloud = () => {
    const x = random.between(-40, width - 120);
    const y = random.between(top, bottom);
    const length = random.between(110, 240);
    return join(
      box(x, y, length, 13, light.light, 7),
      box(x + length * 0.3, y - 13, length * 0.5, 14, light.light, 7),
      box(x + length * 0.4, y + 12, length * 0.8, 11, light.light, 6),
    );
  };
  return fade(light.name === 'evening' ? 0.12 : 0.6, many(Math.round(width / 420) + 1, cloud));
}

/** A few birds around a point. */
export const birds = (random: Random, light: Light, x: number, y: number, count = 4): string => {
  const wings = () => {
    const s = random.between(8, 14);
    const start = `M${n(x + random.between(-90, 90) - s)} ${n(y + random.between(-40, 40))}`;
    return `${start}q${n(s * 0.7)} ${n(-s * 0.3)} ${n(s)} ${n(s * 0.5)}q${n(s * 0.3)} ${n(-s * 0.8)} ${n(s)} ${n(-s * 0.5)}`;
  };
  return fade(0.7, stroke(many(count, wings), light.dark, 3));
};

/** Stars for an evening sky, as one path of small squares. */
export const stars = (random: Random, width: number, height: number, colour: string): string =>
  fade(
    0.55,
    many(Math.round(width / 60), () =>
      disc(random.between(0, width), random.between(10, height), random.between(1.2, 3), colour),
    ),
  );
