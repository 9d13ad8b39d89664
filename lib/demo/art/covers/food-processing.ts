import { silo, warehouse, waterTower } from '../parts/buildings';
import { emblem } from '../parts/emblems';
import { figure, skins } from '../parts/figures';
import { ground } from '../parts/land';
import { bottle, carton } from '../parts/packed-goods';
import { room, windowView } from '../parts/room';
import { palm } from '../parts/trees';
import { truck } from '../parts/vehicles';
import { conveyor, processTank } from '../parts/yard-goods';
import { disc, join, many, put, rule } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { townBehind } from './street-front';

export const foodProcessing: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      townBehind(cover, 690),
      put(1100, 700, waterTower(light, 520, light.second)),
      ground(light, WIDTH, 690, HEIGHT),
      put(
        480,
        706,
        warehouse(
          light,
          { width: 740, height: 430 },
          { wall: light.wall, shade: light.wallShade, roof: light.accent, door: light.accentLight },
        ),
      ),
      disc(480, 354, 48, light.trim),
      put(480, 354, emblem('food-processing', light.light, light.secondLight), 0.8),
      put(910, 720, silo(120, 400, { wall: light.light, shade: light.wallShade, cap: light.trim })),
      put(80, 706, palm(random, light, 440, 40)),
      put(
        450,
        716,
        many(6, (i) =>
          put(
            -120 + (i % 3) * 80,
            -Math.floor(i / 3) * 70,
            carton(76, 66, light, i % 2 ? light.light : light.second),
          ),
        ),
      ),
      put(
        800,
        830,
        truck(
          light,
          460,
          light.trim,
          light.light,
          put(0, 0, emblem('food-processing', light.accent, light.second), 0.9),
        ),
      ),
      put(
        250,
        790,
        figure(228, {
          skin: skins[0],
          hair: light.light,
          top: light.light,
          bottom: light.trim,
          wrap: light.light,
          arm: 'out',
        }),
      ),
    );
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.1),
      put(130, 110, windowView(random, light, 300, 190)),
      rule('M560 120H1200M700 120V260M960 120V230', light.trim, 24),
      rule('M560 120V420', light.accent, 24),
      put(700, 700, processTank(light, 230, 470, light.accentLight)),
      put(970, 700, processTank(light, 270, 520, light.second)),
      put(
        330,
        700,
        figure(400, {
          skin: skins[1],
          hair: light.light,
          top: light.light,
          bottom: light.light,
          wrap: light.light,
          arm: 'out',
        }),
      ),
      put(
        600,
        850,
        conveyor(light, 1040, 110, 13, (i) =>
          bottle(128, i % 4 === 3 ? light.accentLight : light.light, light.accent),
        ),
      ),
    ),
};
