import type { Light } from '../palette';
import { baggedSuit, clothesRail, clothPile, hungShirt } from '../parts/clothes';
import { emblem } from '../parts/emblems';
import { figure, skins } from '../parts/figures';
import { counter, pendant } from '../parts/furniture';
import { room } from '../parts/room';
import { van } from '../parts/vehicles';
import { box, disc, join, many, path, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

export const dryCleaning: CoverPair = {
  outside: (cover) =>
    streetFront(cover, {
      category: 'dry-cleaning',
      roof: 'stepped',
      display: (w, h) =>
        join(
          box(-w / 2, -h * 0.92, w, 6, cover.light.second),
          many(6, (i) =>
            put(
              -w * 0.4 + i * w * 0.16,
              -h * 0.86,
              baggedSuit(
                cover.light,
                h * 0.42,
                [cover.light.accentLight, cover.light.dark, cover.light.second][i % 3] ?? cover.light.dark,
              ),
            ),
          ),
        ),
      props: join(
        put(330, 812, van(cover.light, 340, cover.light.light, cover.light.accent)),
        put(310, 728, emblem('dry-cleaning', cover.light.trim, cover.light.light), 0.6),
        put(
          760,
          772,
          figure(238, {
            skin: skins[0],
            hair: cover.light.dark,
            top: cover.light.trim,
            bottom: cover.light.dark,
            arm: 'up',
          }),
        ),
        put(812, 560, baggedSuit(cover.light, 74, cover.light.second)),
      ),
    }),
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 680, 0.15),
      put(
        120,
        130,
        clothesRail(
          light,
          960,
          560,
          [0, 1, 2, 3, 4].map((i) =>
            i % 3 === 1
              ? hungShirt(light, 190, light.light, light.accent)
              : baggedSuit(light, 200, [light.trim, light.second, light.accent][i % 3] ?? light.trim),
          ),
        ),
      ),
      put(600, 840, counter(light, 1000, 240, light.accent, light.secondLight)),
      put(300, 598, clothPile(170, [light.light, light.accentLight, light.second, light.light])),
      put(520, 598, clothPile(150, [light.trim, light.light])),
      put(860, 598, iron(light)),
      many(3, (i) => put(280 + i * 320, 0, pendant(light, 10, 70, light.trim))),
    ),
};

const iron = (light: Light): string =>
  join(
    path('M-100 0Q-90 -56 -10 -60H90V0z', light.light),
    box(-104, -8, 200, 16, light.dark, 4),
    `<path d="M-30 -56Q-20 -108 40 -104Q86 -102 88 -56" stroke="${light.trim}" stroke-width="18" fill="none"/>`,
    disc(30, -30, 12, light.second),
  );
