import { longShadow } from '../covers/street-front';
import { food, type Light } from '../palette';
import { skins } from '../parts/figures';
import { street } from '../parts/land';
import { crate } from '../parts/packed-goods';
import { person } from '../parts/people';
import { palm, pottedPlant, shadeTree } from '../parts/trees';
import { box, join, put } from '../svg';
import { shop } from './row-shop';
import { type Stage, TALL, townSky, WIDE } from './scene';

export function sell(stage: Stage): string {
  const { light, random } = stage;
  const ground = 890;
  return join(
    townSky(stage, 620, 420, ground),
    put(170, ground + 10, shadeTree(random, light, 520)),
    put(700, ground + 6, palm(random, light, 540, -50)),
    street(light, WIDE, ground, TALL, 0.62),
    put(1330, ground + 6, shop(stage, 'restaurant', 860, 600, 'zinc', light)),
    put(1860, ground + 6, palm(random, light, 620, -60)),
    longShadow(light, 860, 1008, 90, 240),
    longShadow(light, 1120, 1010, 90, 240),
    put(
      850,
      1036,
      person(490, {
        skin: skins[1],
        hair: 'grey',
        outfit: 'smock',
        main: light.light,
        second: light.accent,
        third: light.trim,
        arm: 'hold',
      }),
    ),
    put(
      1130,
      1040,
      person(480, {
        skin: skins[0],
        hair: 'bun',
        outfit: 'suit',
        main: light.accent,
        second: light.light,
        third: light.dark,
        arm: 'hold',
        glasses: true,
      }),
      1,
      true,
    ),
    folder(light, 992, 694),
    put(1700, 1010, crate(random, light, 170, [food.pepper, food.bread])),
    put(1560, 940, pottedPlant(light, 160)),
  );
}

const folder = (light: Light, x: number, y: number): string =>
  put(
    x,
    y,
    join(
      `<g transform="rotate(-8)">${box(-70, -46, 140, 96, light.second, 6)}${box(-58, -58, 116, 92, light.light, 3)}${box(-44, -40, 88, 8, light.groundShade)}${box(-44, -22, 88, 8, light.groundShade)}${box(-44, -4, 54, 8, light.groundShade)}</g>`,
    ),
  );
