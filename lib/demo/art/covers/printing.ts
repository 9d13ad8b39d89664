import type { Light } from '../palette';
import { figure, skins } from '../parts/figures';
import { pendant } from '../parts/furniture';
import { room } from '../parts/room';
import { box, boxPath, disc, fade, join, many, path, put, rule } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

const press = (light: Light): string =>
  join(
    box(-460, -130, 920, 130, light.dark, 8),
    many(3, (i) =>
      join(
        box(-440 + i * 250, -400, 220, 290, light.accent, 12),
        fade(0.18, box(-290 + i * 250, -400, 70, 290, light.shadow, 12)),
        box(-420 + i * 250, -380, 180, 60, light.dark, 6),
        disc(-380 + i * 250, -240, 54, light.wallShade),
        disc(-380 + i * 250, -240, 20, light.dark),
        disc(-286 + i * 250, -180, 40, light.light),
        disc(-286 + i * 250, -180, 14, light.dark),
        disc(-390 + i * 250, -350, 10, [light.second, light.accentLight, light.light][i] ?? light.second),
      ),
    ),
    rule('M-500 -180L-440 -240M-160 -180h60M90 -180h60M340 -180H480', light.light, 12),
    box(330, -300, 140, 190, light.trim, 10),
    box(350, -280, 100, 60, light.secondLight, 4),
    many(5, (i) =>
      disc(366 + (i % 3) * 34, -190 + Math.floor(i / 3) * 34, 10, i % 2 ? light.second : light.light),
    ),
    many(9, (i) => box(480, -20 - i * 14, 140, 11, i % 3 ? light.light : light.secondLight)),
  );

export const printing: CoverPair = {
  outside: (cover) =>
    streetFront(cover, {
      category: 'printing',
      roof: 'zinc',
      display: (w, h) =>
        many(4, (i) =>
          put(
            -w * 0.36 + i * w * 0.24,
            -h * 0.14,
            join(
              box(-w * 0.09, -h * 0.66, w * 0.18, h * 0.7, cover.light.light),
              box(
                -w * 0.07,
                -h * 0.62,
                w * 0.14,
                h * 0.34,
                [cover.light.accent, cover.light.second, cover.light.accentLight, cover.light.trim][i] ??
                  cover.light.accent,
              ),
              disc(0, -h * 0.45, w * 0.035, cover.light.light),
              path(
                many(3, (k) =>
                  boxPath(-w * 0.07, -h * 0.22 + k * h * 0.07, w * (k === 2 ? 0.08 : 0.14), h * 0.03),
                ),
                cover.light.groundShade,
              ),
            ),
          ),
        ),
      props: join(
        many(7, (i) => box(190, 752 - i * 20, 150, 17, i % 3 ? cover.light.light : cover.light.second)),
        many(5, (i) => box(370, 756 - i * 20, 130, 17, i % 2 ? cover.light.light : cover.light.accentLight)),
        put(
          740,
          774,
          figure(236, {
            skin: skins[1],
            hair: cover.light.dark,
            top: cover.light.trim,
            bottom: cover.light.dark,
            arm: 'down',
          }),
        ),
      ),
    }),
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 680, 0.2),
      many(4, (i) =>
        join(
          box(150 + i * 160, 120, 120, 160, light.light),
          box(
            162 + i * 160,
            132,
            96,
            90,
            [light.accent, light.second, light.accentLight, light.trim][i] ?? light.accent,
          ),
          disc(210 + i * 160, 177, 26, light.light),
        ),
      ),
      rule('M100 120H830', light.bark, 8),
      put(540, 800, press(light)),
      put(980, 0, pendant(light, 90, 110, light.trim)),
      put(
        100,
        850,
        many(8, (i) => box(0, -18 * (i + 1), 190, 15, i % 3 ? light.light : light.second)),
      ),
    ),
};
