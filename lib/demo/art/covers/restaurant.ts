import { food } from '../palette';
import { figure, skins } from '../parts/figures';
import { counter, pendant } from '../parts/furniture';
import { bowl, pot, steam } from '../parts/kitchen';
import { shelves } from '../parts/packed-goods';
import { checkedFloor, room, tiles, windowView } from '../parts/room';
import { join, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';
import { tableForTwo } from './table-for-two';

export const restaurant: CoverPair = {
  outside: (cover) =>
    streetFront(cover, {
      category: 'restaurant',
      roof: 'zinc',
      display: (w, h) =>
        join(
          put(-w * 0.28, 0, pot(cover.light, w * 0.26, cover.light.accentLight)),
          put(w * 0.02, 0, pot(cover.light, w * 0.3, cover.light.light)),
          put(w * 0.33, 0, pot(cover.light, w * 0.24, cover.light.second)),
          put(w * 0.02, -h * 0.62, steam(cover.light, h * 0.22)),
        ),
      props: join(
        tableForTwo(cover, 300, 800, cover.light.second),
        put(
          806,
          742,
          figure(236, {
            skin: skins[0],
            hair: cover.light.dark,
            top: cover.light.second,
            bottom: cover.light.trim,
            wrap: cover.light.accent,
            skirt: true,
            arm: 'out',
          }),
        ),
      ),
    }),
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 660, 0.1),
      tiles(light, 90, 210, 1020, 250, 50),
      put(
        160,
        470,
        shelves(random, light, { width: 380, height: 210, rows: 2, back: 'none' }, ['jar', 'tin']),
      ),
      put(700, 190, windowView(random, light, 320, 220)),
      checkedFloor(WIDTH, 660, HEIGHT, light.shadow),
      put(600, 780, counter(light, 980, 250, light.accent, light.light)),
      put(280, 528, pot(light, 190, light.trim)),
      put(500, 528, pot(light, 240, light.second)),
      put(500, 350, steam(light, 110)),
      put(730, 528, bowl(150, light.light, food.bread, light.accent)),
      put(910, 528, bowl(170, light.trim, food.pepper, light.second)),
      put(340, 0, pendant(light, 90, 90, light.trim)),
      put(640, 0, pendant(light, 60, 90, light.accent)),
      put(1060, 0, pendant(light, 110, 90, light.trim)),
    ),
};
