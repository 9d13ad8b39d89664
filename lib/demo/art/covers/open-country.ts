import { hills } from '../parts/land';
import { birds, clouds, sky, sun } from '../parts/sky';
import { join } from '../svg';
import { type Cover, HEIGHT, WIDTH } from './cover';

/** Open country: sky, sun, three ranges. */
export const country = ({ light, random }: Cover): string =>
  join(
    sky(light, WIDTH, HEIGHT),
    sun(light, random.between(700, 960), 230, 78),
    clouds(random, light, WIDTH, 110, 300),
    birds(random, light, 260, 190),
    hills(random, WIDTH, 420, 60, 640, light.far, light.skyLow),
    hills(random, WIDTH, 500, 40, 640, light.mid, light.far),
  );
