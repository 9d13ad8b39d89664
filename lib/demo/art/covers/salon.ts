import { figure, skins } from '../parts/figures';
import { pendant } from '../parts/furniture';
import { checkedFloor, room } from '../parts/room';
import { pottedPlant } from '../parts/trees';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { mirrors, stations } from './hair-stations';
import { streetFront } from './street-front';

export const salon: CoverPair = {
  outside: (cover) =>
    streetFront(cover, {
      category: 'salon',
      roof: 'stepped',
      display: (w, h) => mirrors(cover.light, w, h),
      props: join(
        put(
          250,
          774,
          figure(236, {
            skin: skins[0],
            hair: cover.light.dark,
            top: cover.light.second,
            bottom: cover.light.accent,
            skirt: true,
            arm: 'down',
          }),
        ),
        put(
          340,
          782,
          figure(228, {
            skin: skins[2],
            hair: cover.light.dark,
            top: cover.light.accentLight,
            bottom: cover.light.trim,
            wrap: cover.light.second,
            skirt: true,
          }),
        ),
        put(700, 770, pottedPlant(cover.light, 130)),
      ),
    }),
  inside: (cover) =>
    join(
      room(cover.light, WIDTH, HEIGHT, 690, 0.2),
      checkedFloor(WIDTH, 690, HEIGHT, cover.light.shadow),
      stations(cover, cover.light.accent),
      many(3, (i) => put(250 + i * 350, 0, pendant(cover.light, 30, 80, cover.light.second))),
      put(1130, 850, pottedPlant(cover.light, 200)),
    ),
};
