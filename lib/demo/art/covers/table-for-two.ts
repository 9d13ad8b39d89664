import { chair, roundTable } from '../parts/furniture';
import { bowl, cup, umbrella } from '../parts/kitchen';
import { fade, join, put } from '../svg';
import type { Cover } from './cover';

export const tableForTwo = ({ light }: Cover, x: number, y: number, canopy: string): string =>
  put(
    x,
    y,
    join(
      fade(0.2, `<ellipse cx="40" cy="2" rx="190" ry="18" fill="${light.shadow}"/>`),
      put(-110, 0, chair(light, 128, canopy)),
      put(110, 0, chair(light, 128, canopy), 1, true),
      umbrella(light, 330, 300, canopy, light.light),
      roundTable(light, 150, 92, light.light),
      put(-30, -96, cup(light, 26, light.second)),
      put(28, -96, bowl(44, light.accentLight, light.second, light.light)),
    ),
  );
