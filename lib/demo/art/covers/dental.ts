import { dentalChair } from '../parts/care';
import { figure, skins } from '../parts/figures';
import { counter } from '../parts/furniture';
import { jar } from '../parts/packed-goods';
import { room, windowView } from '../parts/room';
import { pottedPlant } from '../parts/trees';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

export const dental: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'dental',
      roof: 'stepped',
      display: (w) => put(0, 0, dentalChair(light, w * 0.42)),
      props: join(
        put(300, 770, pottedPlant(light, 130)),
        put(
          770,
          772,
          figure(238, { skin: skins[1], hair: light.dark, top: light.accentLight, bottom: light.light }),
        ),
      ),
    });
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.1),
      put(120, 130, windowView(random, light, 320, 240)),
      put(560, 800, dentalChair(light, 500)),
      put(
        930,
        806,
        figure(420, { skin: skins[3], hair: light.dark, top: light.accentLight, bottom: light.light }),
      ),
      put(160, 800, counter(light, 230, 240, light.light, light.accent)),
      put(1110, 850, pottedPlant(light, 240)),
      many(3, (i) => put(90 + i * 60, 562, jar(70, light.second, light.trim))),
    ),
};
