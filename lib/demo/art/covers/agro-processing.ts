import { food } from '../palette';
import { silo, warehouse, waterTower } from '../parts/buildings';
import { emblem } from '../parts/emblems';
import { figure, skins } from '../parts/figures';
import { counter } from '../parts/furniture';
import { ground } from '../parts/land';
import { openSack, sack } from '../parts/packed-goods';
import { room, windowView } from '../parts/room';
import { palm } from '../parts/trees';
import { tractor } from '../parts/vehicles';
import { conveyor, processTank } from '../parts/yard-goods';
import { box, disc, join, many, path, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { country } from './open-country';

export const agroProcessing: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      country(cover),
      ground(light, WIDTH, 620, HEIGHT),
      put(150, 650, palm(random, light, 480, 40)),
      put(330, 660, silo(130, 360, { wall: light.light, shade: light.wallShade, cap: light.accent })),
      put(470, 660, silo(130, 420, { wall: light.light, shade: light.wallShade, cap: light.accent })),
      put(
        790,
        670,
        warehouse(
          light,
          { width: 520, height: 340 },
          { wall: light.wall, shade: light.wallShade, roof: light.accent, door: light.accentLight },
        ),
      ),
      put(
        790,
        392,
        join(
          disc(0, 0, 40, light.trim),
          put(0, 0, emblem('agro-processing', light.light, light.secondLight), 0.7),
        ),
      ),
      put(1120, 650, waterTower(light, 340, light.second)),
      many(4, (i) =>
        put(
          200 + i * 116,
          800 + (i % 2) * 14,
          sack(120, i % 2 ? light.secondLight : light.light, light.accent),
        ),
      ),
      put(
        720,
        800,
        figure(230, {
          skin: skins[1],
          hair: light.dark,
          top: light.accentLight,
          bottom: light.trim,
          arm: 'out',
        }),
      ),
      put(960, 830, tractor(light, 250)),
    );
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 680, 0.4),
      put(760, 110, windowView(random, light, 330, 220)),
      put(260, 700, processTank(light, 300, 540, light.second)),
      box(420, 300, 160, 34, light.accent),
      path('M500 260H700L650 400H550z', light.trim),
      put(600, 700, counter(light, 220, 310, light.accent, light.trim)),
      put(
        880,
        700,
        figure(380, {
          skin: skins[0],
          hair: light.dark,
          top: light.light,
          bottom: light.accentLight,
          wrap: light.second,
          skirt: true,
          arm: 'out',
        }),
      ),
      put(
        640,
        850,
        conveyor(light, 860, 110, 9, (i) => disc(0, -30, 30, i % 3 ? food.bread : food.pepper)),
      ),
      put(130, 860, openSack(180, light.secondLight, food.cocoa)),
      put(1110, 866, openSack(170, light.secondLight, food.bread)),
    ),
};
