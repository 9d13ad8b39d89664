import { figure, skins } from '../parts/figures';
import { ground } from '../parts/land';
import { shadeTree } from '../parts/trees';
import { tricycle } from '../parts/vehicles';
import { bagStack, blockStack, planks, rods, roofSheets } from '../parts/yard-goods';
import { box, fade, join, many, put, rule, shape } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront, townBehind } from './street-front';

export const buildingMaterials: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'building-materials',
      roof: 'zinc',
      display: (w) =>
        join(
          put(-w * 0.24, 0, bagStack(light, w * 0.4, 3, light.light, light.accent)),
          put(w * 0.24, 0, blockStack(light, w * 0.36, 3, light.wallShade)),
        ),
      props: join(
        put(240, 770, blockStack(light, 230, 4, light.wallShade)),
        put(480, 776, bagStack(light, 190, 4, light.light, light.accent)),
        put(880, 800, rods(light, 320)),
        put(
          690,
          776,
          figure(236, {
            skin: skins[0],
            hair: light.dark,
            top: light.second,
            bottom: light.trim,
            arm: 'out',
          }),
        ),
      ),
    });
  },
  inside: (cover) => {
    const { light, random } = cover;
    return join(
      townBehind(cover, 560),
      put(1090, 570, shadeTree(random, light, 380)),
      ground(light, WIDTH, 550, HEIGHT),
      box(60, 380, 760, 190, light.wallShade),
      shape(light.accent, 20, 392, 90, 270, 790, 270, 860, 392),
      fade(
        0.22,
        rule(
          many(18, (i) => `M${110 + i * 39} 270l${(i - 9) * 5} 122`),
          light.shadow,
          4,
        ),
      ),
      put(200, 640, roofSheets(light, 240, light.second, light.accentLight)),
      put(520, 640, planks(light, 330, 9)),
      put(840, 650, blockStack(light, 270, 5, light.wall)),
      put(270, 810, bagStack(light, 330, 5, light.light, light.accent)),
      put(640, 840, rods(light, 420)),
      put(1000, 830, tricycle(light, 330, bagStack(light, 130, 2, light.light, light.trim))),
    );
  },
};
