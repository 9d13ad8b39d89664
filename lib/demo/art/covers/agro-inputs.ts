import { figure, skins } from '../parts/figures';
import { counter } from '../parts/furniture';
import { openSack, sack, shelves } from '../parts/packed-goods';
import { room } from '../parts/room';
import { cropRow } from '../parts/yard-goods';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

export const agroInputs: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'agro-inputs',
      roof: 'zinc',
      display: (w) =>
        many(3, (i) =>
          put(-w * 0.3 + i * w * 0.3, 0, sack(90, i % 2 ? light.light : light.secondLight, light.accent)),
        ),
      props: join(
        many(3, (i) =>
          put(220 + i * 110, 780, sack(120, i % 2 ? light.light : light.secondLight, light.accent)),
        ),
        put(520, 790, openSack(120, light.secondLight, light.bark)),
        put(
          790,
          774,
          figure(238, {
            skin: skins[0],
            hair: light.dark,
            top: light.second,
            bottom: light.trim,
            skirt: true,
            wrap: light.accentLight,
          }),
        ),
      ),
    });
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.2),
      put(110, 520, shelves(random, light, { width: 420, height: 360, rows: 3 }, ['packet', 'bottle'])),
      put(620, 500, cropRow(random, light, 420, 90)),
      put(900, 700, figure(400, { skin: skins[3], hair: light.dark, top: light.second, bottom: light.trim })),
      put(640, 850, counter(light, 720, 250, light.bark, light.second)),
      many(4, (i) =>
        put(
          120 + i * 60,
          850 - (i % 2) * 10,
          sack(150, i % 2 ? light.light : light.secondLight, light.accent),
        ),
      ),
      put(1090, 850, openSack(170, light.secondLight, light.accent)),
    ),
};
