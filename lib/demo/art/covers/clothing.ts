import { clothBolt, clothesRail, hungDress, hungShirt, mannequin } from '../parts/clothes';
import { figure, skins } from '../parts/figures';
import { pendant } from '../parts/furniture';
import { room } from '../parts/room';
import { box, join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

export const clothing: CoverPair = {
  outside: (cover) =>
    streetFront(cover, {
      category: 'clothing',
      roof: 'stepped',
      display: (w, h) =>
        join(
          put(-w * 0.3, 0, mannequin(cover.light, h * 0.94, cover.light.second, cover.light.light)),
          put(0, 0, mannequin(cover.light, h * 0.94, cover.light.accentLight, cover.light.dark)),
          put(w * 0.3, 0, mannequin(cover.light, h * 0.94, cover.light.light, cover.light.accent)),
        ),
      props: join(
        put(
          170,
          612,
          clothesRail(cover.light, 260, 170, [
            hungShirt(cover.light, 80, cover.light.second, cover.light.light),
            hungShirt(cover.light, 80, cover.light.accent, cover.light.light),
            hungShirt(cover.light, 80, cover.light.light, cover.light.second),
          ]),
        ),
        put(
          790,
          774,
          figure(238, {
            skin: skins[1],
            hair: cover.light.dark,
            top: cover.light.second,
            bottom: cover.light.second,
            wrap: cover.light.accentLight,
            skirt: true,
            arm: 'out',
          }),
        ),
      ),
    }),
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 680, 0.35),
      box(110, 170, 470, 16, light.bark, 4),
      many(8, (i) =>
        put(
          150 + i * 56,
          170,
          clothBolt(
            light,
            130 - (i % 3) * 12,
            [light.accent, light.second, light.light, light.trim][i % 4] ?? light.accent,
            [light.second, light.trim, light.accent, light.secondLight][i % 4] ?? light.second,
          ),
        ),
      ),
      put(
        100,
        320,
        clothesRail(light, 560, 420, [
          hungDress(light, 150, light.accent, light.second),
          hungShirt(light, 150, light.light, light.accent),
          hungDress(light, 150, light.second, light.trim),
          hungShirt(light, 150, light.trim, light.secondLight),
        ]),
      ),
      put(850, 780, mannequin(light, 520, light.second, light.accent)),
      put(1030, 810, mannequin(light, 480, light.accentLight, light.light)),
      put(740, 0, pendant(light, 80, 90, light.accent)),
      put(980, 0, pendant(light, 50, 90, light.trim)),
    ),
};
