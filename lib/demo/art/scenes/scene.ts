import type { Light } from '../palette';
import { skyline } from '../parts/buildings';
import { hills } from '../parts/land';
import { birds, clouds, sky, sun } from '../parts/sky';
import type { Random } from '../random';
import { join, put } from '../svg';

export type Stage = { light: Light; random: Random };

export const WIDE = 2000;
export const TALL = 1125;

/** Sky, sun and two ranges of hills; the sun stands at (x, y). */
export const openSky = (
  { light, random }: Stage,
  x: number,
  y: number,
  horizon: number,
  radius = 120,
): string =>
  join(
    sky(light, WIDE, TALL),
    sun(light, x, y, radius),
    clouds(random, light, WIDE, 120, horizon - 260),
    birds(random, light, x - 300, y - 120, 5),
    hills(random, WIDE, horizon - 150, 70, horizon + 60, light.far, light.skyLow),
    hills(random, WIDE, horizon - 60, 40, horizon + 60, light.mid, light.far),
  );

/** The same with the roofs of a town before the hills. */
export const townSky = (stage: Stage, x: number, y: number, horizon: number): string =>
  join(
    openSky(stage, x, y, horizon),
    put(0, horizon, skyline(stage.random, WIDE, 260, stage.light.mid, stage.light.far)),
  );
