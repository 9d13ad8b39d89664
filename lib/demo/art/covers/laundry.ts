import type { Light } from '../palette';
import { basket, clothPile, washer, washingLine } from '../parts/clothes';
import { figure, skins } from '../parts/figures';
import { goodsRow } from '../parts/packed-goods';
import { checkedFloor, room, tiles } from '../parts/room';
import { box, join, many, put, rule } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

const loads = (light: Light): readonly string[] => [
  light.accent,
  light.second,
  light.accentLight,
  light.light,
];

export const laundry: CoverPair = {
  outside: (cover) =>
    streetFront(cover, {
      category: 'laundry',
      roof: 'parapet',
      display: (w, h) =>
        many(4, (i) =>
          put(
            -w * 0.36 + i * w * 0.24,
            0,
            washer(cover.light, Math.min(w * 0.2, h * 0.7), loads(cover.light)[i] ?? cover.light.accent),
          ),
        ),
      props: join(
        washingLine(cover.light, 20, 330, 560, [cover.light.accent, cover.light.light, cover.light.second]),
        rule('M330 560V740', cover.light.bark, 10),
        put(420, 762, basket(110, cover.light.second, cover.light.light, cover.light.accentLight)),
        put(
          560,
          772,
          figure(236, {
            skin: skins[3],
            hair: cover.light.dark,
            top: cover.light.light,
            bottom: cover.light.accentLight,
            wrap: cover.light.second,
            skirt: true,
          }),
        ),
      ),
    }),
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 680, 0.3),
      tiles(light, 60, 80, 1080, 240, 60),
      box(80, 300, 1040, 18, light.trim),
      put(110, 300, goodsRow(random, light, 560, 84, ['bottle', 'packet'])),
      put(800, 300, clothPile(130, [light.accent, light.light, light.second, light.accentLight])),
      put(980, 300, clothPile(130, [light.second, light.light, light.accent])),
      checkedFloor(WIDTH, 680, HEIGHT, light.shadow),
      many(4, (i) => put(200 + i * 266, 760, washer(light, 236, loads(light)[i] ?? light.accent))),
      put(330, 868, basket(180, light.second, light.accent, light.light)),
      put(860, 872, basket(150, light.accent, light.second, light.secondLight)),
    ),
};
