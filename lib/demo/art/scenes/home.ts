import { longShadow } from '../covers/street-front';
import { food, type Light } from '../palette';
import { skins } from '../parts/figures';
import { street } from '../parts/land';
import { crate } from '../parts/packed-goods';
import { person } from '../parts/people';
import { palm, pottedPlant, shadeTree } from '../parts/trees';
import { car } from '../parts/vehicles';
import { join, path, put, stroke } from '../svg';
import { shop, swapped } from './row-shop';
import { type Stage, TALL, townSky, WIDE } from './scene';

/** A bunch of keys hanging from (0, 0). */
const keys = (light: Light): string =>
  join(
    stroke('M0 0v14', light.second, 5),
    `<circle cx="0" cy="28" r="14" fill="none" stroke="${light.second}" stroke-width="6"/>`,
    path('M-5 40h10v44h14v10H5v8h9v9H-5z', light.second),
  );

export function home(stage: Stage): string {
  const { light, random } = stage;
  const ground = 880;
  return join(
    townSky(stage, 560, 500, ground),
    put(190, ground + 10, palm(random, light, 640, 80)),
    put(480, ground + 6, shadeTree(random, light, 330)),
    put(780, ground + 6, palm(random, light, 420, -40)),
    street(light, WIDE, ground, TALL, 0.62),
    put(1740, ground + 6, shop(stage, 'bakery', 640, 500, 'gable', swapped(light))),
    put(1170, ground + 6, shop(stage, 'mini-mart', 620, 520, 'stepped', light)),
    put(1470, ground + 26, pottedPlant(light, 150)),
    put(1586, ground + 50, crate(random, light, 150, [food.pepper, food.bread])),
    put(1740, ground + 56, crate(random, light, 150, [food.leaf])),
    longShadow(light, 950, 1004, 90, 260),
    longShadow(light, 1210, 1006, 90, 260),
    put(
      930,
      1040,
      person(500, {
        skin: skins[0],
        hair: 'wrap',
        outfit: 'kaba',
        main: light.accent,
        second: light.second,
        third: light.second,
        arm: 'reach',
      }),
    ),
    put(
      1240,
      1046,
      person(520, {
        skin: skins[2],
        hair: 'crop',
        outfit: 'suit',
        main: light.trim,
        second: light.light,
        third: light.dark,
        arm: 'hold',
      }),
      1,
      true,
    ),
    put(1078, 716, keys(light), 0.92),
    put(330, 1094, car(light, 340, light.second, light.accent)),
  );
}
