import { figure, skins } from '../parts/figures';
import { counter, pendant, stool } from '../parts/furniture';
import { room } from '../parts/room';
import { sandal, shoe, shoeShelf } from '../parts/workshop';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

export const footwear: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'footwear',
      roof: 'stepped',
      display: (w, h) => put(-w / 2 + 8, 0, shoeShelf(light, w - 16, h * 0.92, 2)),
      props: join(
        put(170, 740, shoeShelf(light, 230, 110, 1)),
        put(640, 800, sandal(110, light.dark, light.trim)),
        put(
          790,
          774,
          figure(238, { skin: skins[1], hair: light.dark, top: light.second, bottom: light.trim }),
        ),
      ),
    });
  },
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 680, 0.25),
      put(100, 560, shoeShelf(light, 620, 420, 4)),
      put(
        930,
        700,
        figure(400, { skin: skins[4], hair: light.dark, top: light.accentLight, bottom: light.trim }),
      ),
      put(800, 850, counter(light, 560, 240, light.bark, light.second)),
      put(700, 600, shoe(150, light.trim, light.dark)),
      put(900, 600, sandal(150, light.dark, light.accent)),
      put(230, 850, stool(light, 150, light.accent)),
      put(420, 850, shoe(190, light.bark, light.dark)),
      many(2, (i) => put(820 + i * 200, 0, pendant(light, 70, 90, light.accent))),
    ),
};
