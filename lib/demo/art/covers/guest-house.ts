import type { Light } from '../palette';
import { figure, skins } from '../parts/figures';
import { counter, hanging } from '../parts/furniture';
import { room, windowView } from '../parts/room';
import { pottedPlant } from '../parts/trees';
import { box, boxPath, disc, fade, join, many, path, put, shape } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

export const guestHouse: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'guest-house',
      roof: 'zinc',
      doorAt: 'middle',
      bare: true,
      display: (w, h) =>
        join(
          box(-w / 2, -h, w * 0.22, h, light.secondLight),
          box(w * 0.28, -h, w * 0.22, h, light.secondLight),
          put(0, 0, pottedPlant(light, h * 0.6)),
        ),
      props: join(
        path(
          many(2, (i) => boxPath(412 + i * 340, 468, 16, 236)),
          light.light,
        ),
        shape(light.accent, 380, 470, 800, 470, 770, 430, 410, 430),
        put(
          310,
          770,
          figure(238, {
            skin: skins[0],
            hair: light.dark,
            top: light.second,
            bottom: light.accentLight,
            wrap: light.second,
            skirt: true,
          }),
        ),
        box(352, 716, 60, 54, light.trim, 8),
        box(370, 704, 24, 14, light.dark, 5),
        put(470, 716, pottedPlant(light, 110)),
        put(716, 716, pottedPlant(light, 110)),
      ),
    });
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 670, 0.1),
      put(110, 130, windowView(random, light, 360, 330)),
      shape(light.accentLight, 70, 100, 150, 100, 130, 560, 60, 560),
      shape(light.accentLight, 430, 100, 510, 100, 530, 560, 450, 560),
      box(50, 92, 480, 14, light.bark, 7),
      put(820, 200, hanging(light, 210, 200)),
      bedside(light),
    ),
};

const bedside = (light: Light): string =>
  join(
    box(580, 450, 480, 220, light.bark, 24),
    box(560, 610, 520, 180, light.trim, 8),
    box(560, 560, 520, 120, light.light, 18),
    box(600, 520, 190, 76, light.light, 26),
    box(840, 520, 190, 76, light.light, 26),
    fade(0.12, box(600, 570, 430, 26, light.shadow, 12)),
    box(552, 630, 536, 120, light.accent, 10),
    path(
      many(13, (i) => boxPath(560 + i * 40, 650, 20, 20) + boxPath(580 + i * 40, 690, 20, 20)),
      light.second,
    ),
    put(480, 800, counter(light, 120, 130, light.bark, light.secondLight)),
    put(
      480,
      668,
      join(
        box(-6, -70, 12, 70, light.dark),
        box(-30, -8, 60, 8, light.dark),
        fade(0.3, disc(0, -100, 80, light.secondLight)),
        shape(light.secondLight, -34, -130, 34, -130, 54, -70, -54, -70),
      ),
    ),
    put(1130, 830, pottedPlant(light, 260)),
    fade(0.5, box(230, 800, 260, 46, light.accentLight, 23)),
  );
