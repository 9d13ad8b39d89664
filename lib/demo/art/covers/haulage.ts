import type { Light } from '../palette';
import { ground, hills, street } from '../parts/land';
import { clouds, sky, sun } from '../parts/sky';
import { acacia } from '../parts/trees';
import { truck, van } from '../parts/vehicles';
import { box, boxPath, disc, join, many, path, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';

const arrow = (light: Light): string =>
  join(
    path(
      many(4, (i) => boxPath(-120 + i * 30, -34, 16, 68)),
      light.second,
    ),
    path('M10 -50L80 0L10 50V18H-10V-18H10z', light.accent),
  );

/** A long loading hall with its dock doors. */
const depot = (light: Light): string =>
  join(
    box(-500, -300, 1000, 300, light.wall),
    box(360, -300, 140, 300, light.wallShade),
    box(-520, -330, 1040, 40, light.accent),
    box(-500, -40, 1000, 40, light.trim),
    many(5, (i) =>
      join(
        box(-460 + i * 190, -220, 150, 190, light.trim),
        box(-446 + i * 190, -206, 122, 176, i % 2 ? light.dark : light.accentLight),
        i % 2 ? box(-446 + i * 190, -206, 122, 60, light.accentLight) : '',
        disc(-385 + i * 190, -256, 16, light.second),
      ),
    ),
  );

export const haulage: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      sky(light, WIDTH, HEIGHT),
      sun(light, 330, 250, 84),
      clouds(random, light, WIDTH, 120, 320),
      hills(random, WIDTH, 480, 60, 760, light.far, light.skyLow),
      hills(random, WIDTH, 580, 50, 780, light.mid, light.far),
      put(120, 690, acacia(light, 260)),
      put(1060, 690, acacia(light, 300)),
      street(light, WIDTH, 670, HEIGHT),
      put(620, 826, truck(light, 860, light.accent, light.wall, arrow(light))),
    );
  },
  inside: (cover) => {
    const { light, random } = cover;
    return join(
      sky(light, WIDTH, HEIGHT),
      sun(light, 620, 250, 90),
      hills(random, WIDTH, 400, 60, 600, light.far, light.skyLow),
      hills(random, WIDTH, 470, 40, 600, light.mid, light.far),
      ground(light, WIDTH, 500, HEIGHT),
      put(600, 640, depot(light)),
      put(250, 680, truck(light, 400, light.second, light.light)),
      put(930, 690, van(light, 300, light.accent, light.second), 1, true),
      put(610, 850, truck(light, 620, light.trim, light.secondLight, put(0, 0, arrow(light), 0.8))),
    );
  },
};
