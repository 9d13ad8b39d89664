import { microscope, tubes } from '../parts/care';
import { figure, skins } from '../parts/figures';
import { counter, monitor, rack } from '../parts/furniture';
import { room } from '../parts/room';
import { pottedPlant } from '../parts/trees';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

export const laboratory: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'laboratory',
      roof: 'parapet',
      display: (w) =>
        join(put(-w * 0.22, 0, tubes(light, w * 0.34)), put(w * 0.24, 0, microscope(light, w * 0.26))),
      props: join(
        put(300, 770, pottedPlant(light, 130)),
        put(
          770,
          772,
          figure(238, { skin: skins[2], hair: light.dark, top: light.light, bottom: light.trim }),
        ),
      ),
    });
  },
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 680, 0.15),
      put(120, 470, rack(light, 420, 320, 3)),
      many(6, (i) => put(190 + (i % 3) * 130, 350 + Math.floor(i / 3) * 107, tubes(light, 90))),
      put(900, 700, figure(400, { skin: skins[4], hair: light.dark, top: light.light, bottom: light.light })),
      put(600, 860, counter(light, 1040, 300, light.light, light.accent)),
      put(420, 560, microscope(light, 230)),
      put(660, 560, tubes(light, 200)),
      put(250, 560, tubes(light, 150)),
      put(820, 560, monitor(light, 190, light.glassLight)),
    ),
};
