import { food } from '../palette';
import { house, silo, warehouse } from '../parts/buildings';
import { figure, skins } from '../parts/figures';
import { ground } from '../parts/land';
import { crate, openSack } from '../parts/packed-goods';
import { plantain, shadeTree } from '../parts/trees';
import { tractor } from '../parts/vehicles';
import { cropRow } from '../parts/yard-goods';
import { box, fade, join, many, path, put } from '../svg';
import { type Cover, type CoverPair, HEIGHT, WIDTH } from './cover';
import { country } from './open-country';

/** Furrows running to the horizon. */
const furrows = (cover: Cover, top: number): string => {
  const { light } = cover;
  return join(
    box(0, top, WIDTH, HEIGHT - top, light.ground),
    fade(
      0.8,
      path(
        many(11, (i) => {
          const far = 300 + i * 60;
          const near = -900 + i * 300;
          return `M${far} ${top}h22L${near + 150} ${HEIGHT}h-130z`;
        }),
        light.leafLight,
      ),
    ),
    fade(
      0.7,
      path(
        many(11, (i) => {
          const far = 330 + i * 60;
          const near = -760 + i * 300;
          return `M${far} ${top}h8L${near + 60} ${HEIGHT}h-60z`;
        }),
        light.groundShade,
      ),
    ),
  );
};

export const farm: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      country(cover),
      put(
        250,
        570,
        warehouse(
          light,
          { width: 330, height: 220 },
          { wall: light.accent, shade: light.trim, roof: light.trim, door: light.light },
        ),
      ),
      put(460, 570, silo(84, 250, { wall: light.light, shade: light.wallShade, cap: light.accent })),
      put(1090, 580, shadeTree(random, light, 280)),
      furrows(cover, 566),
      put(700, 760, tractor(light, 380)),
      put(40, 880, cropRow(random, light, 560, 110)),
      put(620, 896, cropRow(random, light, 600, 90)),
    );
  },
  inside: (cover) => {
    const { light, random } = cover;
    return join(
      country(cover),
      ground(light, WIDTH, 580, HEIGHT),
      put(
        930,
        600,
        house(
          light,
          { width: 260, height: 200 },
          { wall: light.wall, shade: light.wallShade, roof: light.accent },
        ),
      ),
      put(0, 660, cropRow(random, light, WIDTH, 76)),
      put(0, 740, cropRow(random, light, WIDTH, 106)),
      put(150, 770, plantain(light, 430)),
      put(1090, 780, plantain(light, 380)),
      put(
        560,
        820,
        figure(330, {
          skin: skins[0],
          hair: light.dark,
          top: light.second,
          bottom: light.accentLight,
          wrap: light.accent,
          skirt: true,
          arm: 'out',
        }),
      ),
      put(760, 850, crate(random, light, 230, [food.pepper, food.bread])),
      put(330, 860, crate(random, light, 210, [food.leaf, food.bread])),
      put(960, 862, openSack(150, light.secondLight, food.cocoa)),
    );
  },
};
