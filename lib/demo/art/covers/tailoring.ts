import { clothBolt, mannequin } from '../parts/clothes';
import { figure, skins } from '../parts/figures';
import { pendant } from '../parts/furniture';
import { room } from '../parts/room';
import { sewingMachine } from '../parts/workshop';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

export const tailoring: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'tailoring',
      roof: 'stepped',
      display: (w) =>
        join(
          put(-w * 0.2, 0, sewingMachine(light, w * 0.26)),
          put(w * 0.26, 0, mannequin(light, 140, light.second, light.light)),
        ),
      props: join(
        put(300, 780, sewingMachine(light, 170)),
        put(
          790,
          774,
          figure(238, {
            skin: skins[2],
            hair: light.dark,
            top: light.second,
            bottom: light.second,
            skirt: true,
            wrap: light.accentLight,
          }),
        ),
      ),
    });
  },
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 680, 0.3),
      many(6, (i) =>
        put(
          140 + i * 70,
          300,
          clothBolt(light, 150, i % 2 ? light.accent : light.second, i % 2 ? light.second : light.trim),
        ),
      ),
      put(1010, 820, mannequin(light, 520, light.accent, light.second)),
      put(300, 830, sewingMachine(light, 330)),
      put(700, 830, sewingMachine(light, 330)),
      put(
        500,
        820,
        figure(400, {
          skin: skins[0],
          hair: light.dark,
          top: light.light,
          bottom: light.trim,
          skirt: true,
          wrap: light.second,
        }),
      ),
      put(640, 0, pendant(light, 60, 100, light.accent)),
    ),
};
