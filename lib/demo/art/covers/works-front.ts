import type { CoverCategory } from '../cover-categories';
import { warehouse } from '../parts/buildings';
import { emblem } from '../parts/emblems';
import { ground } from '../parts/land';
import { palm, shadeTree } from '../parts/trees';
import { disc, join, put } from '../svg';
import { type Cover, HEIGHT, PAVEMENT, WIDTH } from './cover';
import { townBehind } from './street-front';

/** A workshop hall in its yard, its trade’s emblem in the gable, and whatever stands before it. */
export function worksFront(cover: Cover, category: CoverCategory, props: string): string {
  const { light, random } = cover;
  return join(
    townBehind(cover),
    put(90, PAVEMENT, shadeTree(random, light, 420)),
    put(1120, PAVEMENT, palm(random, light, 470, -50)),
    ground(light, WIDTH, PAVEMENT - 10, HEIGHT),
    put(
      600,
      PAVEMENT + 6,
      warehouse(
        light,
        { width: 800, height: 470 },
        { wall: light.wall, shade: light.wallShade, roof: light.accent, door: light.accentLight },
      ),
    ),
    disc(600, 328, 52, light.trim),
    put(600, 328, emblem(category, light.light, light.secondLight), 0.9),
    props,
  );
}
