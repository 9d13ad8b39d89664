import { drip, sickbed } from '../parts/care';
import { emblem } from '../parts/emblems';
import { figure, skins } from '../parts/figures';
import { carton } from '../parts/packed-goods';
import { room, windowView } from '../parts/room';
import { pottedPlant } from '../parts/trees';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

export const clinic: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'clinic',
      roof: 'gable',
      doorAt: 'middle',
      display: (w) => put(-w * 0.1, -6, sickbed(light, w * 0.7)),
      props: join(
        put(300, 770, pottedPlant(light, 130)),
        put(
          760,
          772,
          figure(240, { skin: skins[3], hair: light.dark, top: light.light, bottom: light.light }),
        ),
        put(
          836,
          776,
          figure(200, {
            skin: skins[1],
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
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.1),
      put(120, 120, windowView(random, light, 300, 230)),
      put(640, 170, emblem('clinic', light.trim, light.second), 1.5),
      put(470, 800, sickbed(light, 560)),
      put(820, 810, drip(light, 470)),
      put(
        960,
        820,
        figure(430, { skin: skins[0], hair: light.dark, top: light.light, bottom: light.accent }),
      ),
      put(1100, 850, pottedPlant(light, 250)),
      many(2, (i) => put(830 + i * 150, 330, carton(120, 90, light, i ? light.light : light.second))),
    ),
};
