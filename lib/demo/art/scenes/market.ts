import { food, type Light } from '../palette';
import { figure, skins } from '../parts/figures';
import { ground } from '../parts/land';
import { openSack, sack } from '../parts/packed-goods';
import { person } from '../parts/people';
import { shadeTree } from '../parts/trees';
import { headLoad, stall } from '../parts/village';
import { join, many, put } from '../svg';
import { type Stage, TALL, townSky, WIDE } from './scene';

/** People between the rows. */
const passersBy = (light: Light): string =>
  join(
    put(
      560,
      910,
      figure(230, { skin: skins[1], hair: light.dark, top: light.light, bottom: light.trim, arm: 'out' }),
    ),
    put(
      1130,
      900,
      figure(226, {
        skin: skins[2],
        hair: light.dark,
        top: light.second,
        bottom: light.accent,
        wrap: light.light,
        skirt: true,
      }),
    ),
    put(
      1700,
      910,
      figure(230, {
        skin: skins[0],
        hair: light.dark,
        top: light.trim,
        bottom: light.second,
        wrap: light.accent,
        skirt: true,
        arm: 'head',
      }),
    ),
  );

/** A trader and a customer. */
const bargain = (light: Light): string =>
  join(
    put(
      860,
      1090,
      person(430, {
        skin: skins[0],
        hair: 'wrap',
        outfit: 'kaba',
        main: light.second,
        second: light.accent,
        third: light.accent,
        arm: 'hold',
      }),
    ),
    put(
      1060,
      1090,
      person(440, {
        skin: skins[2],
        hair: 'braids',
        outfit: 'shirt',
        main: light.light,
        second: light.accentLight,
        third: light.trim,
        arm: 'hold',
      }),
      1,
      true,
    ),
  );

export function market(stage: Stage): string {
  const { light, random } = stage;
  const heaps = [food.pepper, food.bread, food.leaf, food.crust];
  return join(
    townSky(stage, 520, 330, 760),
    ground(light, WIDE, 755, TALL),
    put(130, 790, shadeTree(random, light, 520)),
    many(6, (i) =>
      put(
        420 + i * 290,
        830,
        stall(random, light, 270, [light.accent, light.second, light.trim][i % 3] ?? light.accent, heaps),
      ),
    ),
    passersBy(light),
    put(1700, 682, headLoad(light, 104, food.pepper)),
    put(1420, 1060, stall(random, light, 470, light.trim, heaps)),
    bargain(light),
    put(1740, 1100, openSack(170, light.light, food.cocoa)),
    put(1900, 1110, sack(160, light.light, light.accent)),
  );
}
