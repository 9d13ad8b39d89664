import { figure, skins } from '../parts/figures';
import { counter, rack } from '../parts/furniture';
import { carton } from '../parts/packed-goods';
import { room } from '../parts/room';
import { battery } from '../parts/workshop';
import { tyre, tyrePile } from '../parts/yard-goods';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

export const spareParts: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'spare-parts',
      roof: 'zinc',
      display: (w) =>
        join(
          put(-w * 0.26, 0, battery(light, w * 0.26, light.accent)),
          put(w * 0.05, -34, tyre(light, 44)),
          put(w * 0.32, 0, battery(light, w * 0.2, light.trim)),
        ),
      props: join(
        put(250, 770, tyrePile(light, 120, 4)),
        put(400, 776, tyrePile(light, 120, 2)),
        put(
          780,
          774,
          figure(238, {
            skin: skins[0],
            hair: light.dark,
            top: light.accentLight,
            bottom: light.trim,
            arm: 'out',
          }),
        ),
      ),
    });
  },
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.2),
      put(90, 560, rack(light, 640, 420, 3)),
      many(9, (i) =>
        put(
          180 + (i % 3) * 220,
          260 + Math.floor(i / 3) * 140,
          i % 2 ? battery(light, 100, light.accent) : carton(110, 90, light, light.second),
        ),
      ),
      put(
        930,
        700,
        figure(400, { skin: skins[1], hair: light.dark, top: light.accentLight, bottom: light.trim }),
      ),
      put(680, 850, counter(light, 840, 260, light.wallShade, light.trim)),
      put(440, 586, battery(light, 150, light.accent)),
      put(700, 520, tyre(light, 70)),
      put(120, 850, tyrePile(light, 160, 3)),
    ),
};
