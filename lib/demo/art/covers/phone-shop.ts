import { figure, skins } from '../parts/figures';
import { pendant } from '../parts/furniture';
import { glassCounter } from '../parts/glass-counter';
import { umbrella } from '../parts/kitchen';
import { accessoryBoard, phone, phoneRow, phoneShelf } from '../parts/phones';
import { room } from '../parts/room';
import { box, fade, join, many, put } from '../svg';
import { type Cover, type CoverPair, HEIGHT, WIDTH } from './cover';
import { till } from './shop-inside';
import { streetFront } from './street-front';

/** A mobile money agent behind a small table, under an umbrella. */
const moneyAgent = ({ light }: Cover): string =>
  join(
    fade(0.2, `<ellipse cx="30" cy="2" rx="150" ry="16" fill="${light.shadow}"/>`),
    umbrella(light, 310, 320, light.second, light.light),
    put(
      34,
      -4,
      figure(214, { skin: skins[1], hair: light.dark, top: light.accentLight, bottom: light.dark }),
    ),
    box(-84, -96, 190, 96, light.accent, 4),
    box(-94, -104, 210, 14, light.light, 4),
    put(10, -6, phone(78, light.light, light.second, light.accent)),
  );

export const phoneShop: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'phone-shop',
      roof: 'parapet',
      display: (w, h) => phoneRow(light, w * 0.94, h * 0.8),
      props: join(
        put(186, 800, moneyAgent(cover)),
        fade(0.2, `<ellipse cx="722" cy="786" rx="84" ry="12" fill="${light.shadow}"/>`),
        box(650, 776, 116, 12, light.dark, 4),
        put(708, 780, phone(216, light.dark, light.secondLight, light.accent)),
      ),
    });
  },
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 680, 0.25),
      put(110, 540, phoneShelf(light, 490, 400, 3)),
      put(760, 150, accessoryBoard(light, 350, 330)),
      put(690, 700, figure(400, { skin: skins[0], hair: light.dark, top: light.second, bottom: light.trim })),
      put(
        600,
        850,
        glassCounter(
          light,
          { width: 960, height: 280, front: light.accent, top: light.secondLight },
          (w, h) => phoneRow(light, w * 0.96, h * 0.8),
        ),
      ),
      put(960, 566, phone(130, light.dark, light.second, light.light)),
      put(400, 566, till(light)),
      many(2, (i) => put(300 + i * 380, 0, pendant(light, 50, 84, light.accent))),
    ),
};
