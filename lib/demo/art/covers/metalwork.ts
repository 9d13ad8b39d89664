import { figure, skins } from '../parts/figures';
import { counter } from '../parts/furniture';
import { room } from '../parts/room';
import { gate, sparks } from '../parts/workshop';
import { drum, rods, toolBoard } from '../parts/yard-goods';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { worksFront } from './works-front';

export const metalwork: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return worksFront(
      cover,
      'metalwork',
      join(
        put(260, 790, gate(light.dark, 210, 230)),
        put(930, 800, gate(light.trim, 200, 210)),
        put(
          520,
          800,
          figure(236, {
            skin: skins[0],
            hair: light.dark,
            top: light.accentLight,
            bottom: light.trim,
            arm: 'out',
          }),
        ),
        put(596, 660, sparks(light, 70)),
        many(2, (i) => put(700, 810 + i * 24, rods(light, 260))),
      ),
    );
  },
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.3),
      put(90, 140, toolBoard(light, 330, 240)),
      put(860, 620, gate(light.dark, 400, 420)),
      put(640, 850, counter(light, 460, 220, light.trim, light.dark)),
      put(
        400,
        840,
        figure(420, {
          skin: skins[1],
          hair: light.dark,
          top: light.accentLight,
          bottom: light.trim,
          arm: 'out',
        }),
      ),
      put(540, 590, sparks(light, 150)),
      put(1060, 850, drum(light, 190, light.second)),
      many(2, (i) => put(180, 850 - i * 26, rods(light, 260))),
    ),
};
