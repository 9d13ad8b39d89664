import { longShadow } from '../covers/street-front';
import { food, type Light } from '../palette';
import { skins } from '../parts/figures';
import { street } from '../parts/land';
import { crate } from '../parts/packed-goods';
import { person } from '../parts/people';
import { palm, shadeTree } from '../parts/trees';
import { tricycle } from '../parts/vehicles';
import { join, put } from '../svg';
import { shop, swapped } from './row-shop';
import { type Stage, TALL, townSky, WIDE } from './scene';

export function buy(stage: Stage): string {
  const { light, random } = stage;
  const ground = 850;
  const third: Light = {
    ...light,
    wall: light.light,
    wallShade: light.wallShade,
    accent: light.second,
    accentLight: light.accent,
    trim: light.dark,
  };
  return join(
    townSky(stage, 1180, 330, ground),
    put(100, ground + 10, palm(random, light, 620, 60)),
    street(light, WIDE, ground, TALL, 0.62),
    put(560, ground + 6, shop(stage, 'pharmacy', 520, 430, 'parapet', third)),
    put(1120, ground + 6, shop(stage, 'bakery', 540, 470, 'gable', light)),
    put(1690, ground + 6, shop(stage, 'clothing', 560, 500, 'stepped', swapped(light))),
    put(270, ground + 8, shadeTree(random, light, 380)),
    longShadow(light, 720, 998, 90, 220),
    put(
      700,
      1064,
      person(500, {
        skin: skins[1],
        hair: 'braids',
        outfit: 'suit',
        main: light.second,
        second: light.light,
        third: light.dark,
        arm: 'hold',
      }),
    ),
    put(
      520,
      1070,
      person(510, {
        skin: skins[2],
        hair: 'crop',
        outfit: 'shirt',
        main: light.light,
        second: light.accent,
        third: light.dark,
        arm: 'down',
      }),
    ),
    put(1480, 1090, tricycle(light, 330, crate(random, light, 150, [food.pepper, food.leaf]))),
  );
}
