import type { Light } from '../palette';
import { emblem } from '../parts/emblems';
import { figure, skins } from '../parts/figures';
import { ground, hills, street } from '../parts/land';
import { sky, sun } from '../parts/sky';
import { acacia, palm } from '../parts/trees';
import { car, fuelPump, tanker } from '../parts/vehicles';
import { box, boxPath, disc, fade, join, path, put, shape } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { townBehind } from './street-front';

/** The roof over the pumps. */
const canopy = (light: Light): string =>
  join(
    path(boxPath(230, 330, 34, 400) + boxPath(790, 330, 34, 400), light.light),
    path(boxPath(252, 330, 12, 400) + boxPath(812, 330, 12, 400), light.wallShade),
    box(90, 250, 860, 92, light.accent, 8),
    box(90, 250, 860, 26, light.second, 8),
    fade(0.2, box(90, 322, 860, 20, light.shadow)),
    disc(520, 300, 48, light.light),
    put(520, 300, emblem('fuel-station', light.trim, light.second), 0.8),
    fade(0.14, shape(light.shadow, 90, 760, 950, 760, 1080, 830, 180, 830)),
  );

export const fuelStation: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      townBehind(cover, 690),
      put(1100, 700, palm(random, light, 520, -50)),
      ground(light, WIDTH, 690, HEIGHT),
      box(870, 480, 250, 214, light.wall),
      box(860, 462, 270, 26, light.trim),
      box(900, 540, 110, 110, light.glass),
      box(1036, 530, 60, 164, light.accent),
      canopy(light),
      box(150, 742, 240, 18, light.light, 6),
      put(320, 744, fuelPump(light, 210)),
      put(700, 744, fuelPump(light, 210)),
      put(520, 800, car(light, 360, light.second)),
      put(
        180,
        760,
        figure(220, {
          skin: skins[1],
          hair: light.dark,
          top: light.accentLight,
          bottom: light.trim,
          arm: 'out',
        }),
      ),
    );
  },
  inside: (cover) => {
    const { light, random } = cover;
    return join(
      sky(light, WIDTH, HEIGHT),
      sun(light, 900, 220, 80),
      hills(random, WIDTH, 520, 50, 700, light.mid, light.far),
      put(80, 660, acacia(light, 320)),
      street(light, WIDTH, 640, HEIGHT),
      box(0, 90, 700, 110, light.accent),
      box(0, 90, 700, 30, light.second),
      fade(0.2, box(0, 184, 700, 16, light.shadow)),
      path(boxPath(110, 200, 46, 470), light.light),
      put(330, 700, fuelPump(light, 420)),
      put(720, 820, tanker(light, 700, light.trim, light.light)),
      put(560, 722, emblem('fuel-station', light.accent, light.second), 1.2),
    );
  },
};
