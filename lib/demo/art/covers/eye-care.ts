import { glasses, glassesBoard, sightChart } from '../parts/care';
import { figure, skins } from '../parts/figures';
import { counter, pendant } from '../parts/furniture';
import { room } from '../parts/room';
import { pottedPlant } from '../parts/trees';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

export const eyeCare: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'eye-care',
      roof: 'stepped',
      display: (w, h) => put(-w / 2 + 10, -h + 6, glassesBoard(light, w - 20, h - 10)),
      props: join(
        put(300, 770, pottedPlant(light, 130)),
        put(
          770,
          772,
          figure(238, { skin: skins[2], hair: light.dark, top: light.second, bottom: light.trim }),
        ),
      ),
    });
  },
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.2),
      put(100, 150, glassesBoard(light, 430, 390)),
      put(720, 150, sightChart(light, 200)),
      put(
        930,
        700,
        figure(400, { skin: skins[0], hair: light.dark, top: light.light, bottom: light.accent }),
      ),
      put(600, 850, counter(light, 900, 270, light.light, light.accent)),
      put(420, 570, glasses(light.dark, 170)),
      put(660, 570, glasses(light.trim, 170)),
      put(1110, 850, pottedPlant(light, 240)),
      many(2, (i) => put(980 + i * 90, 0, pendant(light, 60 + i * 30, 70, light.second))),
    ),
};
