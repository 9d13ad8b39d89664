import type { Light } from '../palette';
import { house } from '../parts/buildings';
import { clothPile } from '../parts/clothes';
import { emblem } from '../parts/emblems';
import { counter } from '../parts/furniture';
import { ground } from '../parts/land';
import { room, windowView } from '../parts/room';
import { palm, plantain, pottedPlant } from '../parts/trees';
import { box, boxPath, disc, fade, join, many, oval, path, put, rule, stroke } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { townBehind } from './street-front';

const candle = (light: Light, height: number): string =>
  join(
    fade(0.3, disc(0, -height - 22, 34, light.secondLight)),
    box(-height * 0.3, -height, height * 0.6, height, light.light, 4),
    path(`M0 ${-height - 34}q12 16 0 30q-12 -14 0 -30z`, light.second),
  );

const stones = (light: Light): string =>
  join(oval(0, -14, 62, 16, light.dark), oval(4, -40, 46, 14, light.bark), oval(-2, -62, 30, 11, light.dark));

/** A massage couch with a towel and a cushion. */
const bed = (light: Light): string =>
  join(
    fade(0.2, oval(20, 0, 340, 26, light.shadow)),
    rule('M-230 0L-170 -190M230 0L170 -190M-170 0L-230 -190M170 0L230 -190', light.bark, 22),
    box(-310, -262, 620, 86, light.accent, 20),
    box(-310, -262, 620, 40, light.accentLight, 20),
    box(-70, -270, 290, 200, light.light, 6),
    path(boxPath(-70, -120, 290, 12) + boxPath(-70, -98, 290, 6), light.second),
    fade(0.16, box(150, -270, 70, 200, light.shadow, 6)),
    box(-296, -306, 150, 62, light.light, 30),
    box(20, -312, 130, 44, light.second, 20),
    box(34, -346, 104, 38, light.secondLight, 18),
  );

/** A low open pavilion over a terrace. */
const pavilion = (light: Light): string =>
  join(
    put(
      0,
      0,
      house(
        light,
        { width: 660, height: 470 },
        { wall: light.wall, shade: light.wallShade, roof: light.accent },
      ),
    ),
    path(
      many(5, (i) => boxPath(-330 + i * 160, -272, 20, 272)),
      light.trim,
    ),
    box(-350, -6, 700, 26, light.groundShade),
    box(-390, 18, 780, 22, light.light),
    fade(
      0.8,
      path(
        many(11, (i) => boxPath(-300 + i * 12, -250, 5, 150) + boxPath(178 + i * 12, -250, 5, 150)),
        light.secondLight,
      ),
    ),
    put(0, -330, emblem('spa', light.second, light.secondLight), 0.9),
  );

export const spa: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      townBehind(cover, 650),
      ground(light, WIDTH, 640, HEIGHT),
      put(150, 690, palm(random, light, 540, 60)),
      put(1080, 680, palm(random, light, 480, -50)),
      put(590, 700, pavilion(light)),
      oval(560, 800, 380, 62, light.groundShade),
      oval(560, 796, 350, 52, light.leafLight),
      fade(0.5, stroke('M340 790h120M520 806h180M680 786h90', light.light, 5)),
      put(180, 830, plantain(light, 300)),
      put(1010, 840, plantain(light, 260)),
      put(830, 870, stones(light), 0.9),
      put(300, 880, candle(light, 34)),
      put(360, 886, candle(light, 50)),
    );
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 670, 0.1),
      put(130, 150, windowView(random, light, 480, 330)),
      path(
        many(9, (i) => boxPath(720 + i * 42, 110, 24, 540)),
        light.trim,
      ),
      box(710, 100, 390, 16, light.bark),
      put(540, 830, bed(light)),
      put(1000, 800, counter(light, 200, 180, light.bark, light.secondLight)),
      put(950, 618, candle(light, 50)),
      put(1030, 616, clothPile(110, [light.light, light.accentLight, light.light])),
      put(960, 866, stones(light)),
      put(140, 850, plantain(light, 430)),
      put(1120, 860, pottedPlant(light, 220)),
    ),
};
