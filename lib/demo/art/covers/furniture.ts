import { figure, skins } from '../parts/figures';
import { chair, counter, pendant } from '../parts/furniture';
import { room } from '../parts/room';
import { chest } from '../parts/workshop';
import { planks, toolBoard } from '../parts/yard-goods';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { worksFront } from './works-front';

export const furniture: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return worksFront(
      cover,
      'furniture',
      join(
        put(280, 790, chest(light, 170, 200)),
        put(900, 800, planks(light, 260, 5)),
        many(2, (i) => put(700 + i * 90, 810, chair(light, 150, i ? light.accent : light.second))),
        put(
          480,
          800,
          figure(236, { skin: skins[2], hair: light.dark, top: light.second, bottom: light.trim }),
        ),
      ),
    );
  },
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.3),
      put(90, 130, toolBoard(light, 330, 240)),
      put(
        560,
        760,
        figure(420, {
          skin: skins[4],
          hair: light.dark,
          top: light.accentLight,
          bottom: light.trim,
          arm: 'out',
        }),
      ),
      put(560, 850, counter(light, 560, 210, light.bark, light.second)),
      put(560, 640, planks(light, 420, 3)),
      put(980, 840, chest(light, 290, 350)),
      put(180, 850, chair(light, 280, light.accent)),
      many(2, (i) => put(760 + i * 220, 0, pendant(light, 60, 90, light.second))),
    ),
};
