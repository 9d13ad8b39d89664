import type { Light } from '../palette';
import { emblem } from '../parts/emblems';
import { figure, skins } from '../parts/figures';
import { ground } from '../parts/land';
import { room } from '../parts/room';
import { palm } from '../parts/trees';
import { car } from '../parts/vehicles';
import { box, boxPath, disc, fade, join, many, path, put, rule, shape } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { townBehind } from './street-front';

const foam = (light: Light, spots: readonly (readonly [number, number, number])[]): string =>
  join(
    ...spots.map(([x, y, r]) => disc(x, y, r, light.light)),
    fade(0.5, ...spots.map(([x, y, r]) => disc(x + r * 0.2, y + r * 0.24, r * 0.6, light.skyLow))),
  );

export const carWash: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      townBehind(cover, 690),
      put(110, 700, palm(random, light, 500, 60)),
      ground(light, WIDTH, 690, HEIGHT),
      path(
        many(3, (i) => boxPath(210 + i * 380, 330, 26, 400)),
        light.light,
      ),
      shape(light.accent, 160, 330, 240, 220, 1000, 220, 1070, 330),
      fade(
        0.2,
        rule(
          many(18, (i) => `M${260 + i * 42} 220L${196 + i * 49} 330`),
          light.shadow,
          4,
        ),
      ),
      disc(614, 276, 46, light.light),
      put(614, 276, emblem('car-wash', light.trim, light.second), 0.8),
      put(400, 770, car(light, 330, light.second)),
      foam(light, [
        [300, 690, 22],
        [340, 670, 26],
        [390, 660, 20],
        [440, 680, 24],
        [500, 700, 16],
      ]),
      put(820, 790, car(light, 340, light.accentLight)),
      put(
        612,
        790,
        figure(230, { skin: skins[2], hair: light.dark, top: light.accent, bottom: light.trim, arm: 'out' }),
      ),
      fade(0.5, rule('M676 646q60 -10 110 40M676 650q50 10 90 60', light.light, 7)),
      `<ellipse cx="520" cy="820" rx="300" ry="26" fill="${light.skyTop}" opacity=".5"/>`,
    );
  },
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.5),
      many(5, (i) => box(90 + i * 220, 100, 140, 590, i % 2 ? light.accent : light.second, 60)),
      fade(
        0.25,
        path(
          many(40, (i) => boxPath(96 + (i % 5) * 220, 130 + Math.floor(i / 5) * 68, 128, 12)),
          light.shadow,
        ),
      ),
      box(40, 70, 1120, 60, light.trim, 8),
      put(600, 830, car(light, 760, light.light)),
      foam(light, [
        [300, 600, 50],
        [380, 560, 60],
        [470, 540, 46],
        [560, 530, 58],
        [660, 540, 44],
        [760, 590, 54],
        [250, 670, 40],
        [860, 650, 38],
      ]),
      many(14, (i) => disc(160 + i * 70, 190 + ((i * 97) % 280), 8 + (i % 3) * 6, light.light)),
    ),
};
