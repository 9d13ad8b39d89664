import { colours } from '../palette';
import { figure, skins } from '../parts/figures';
import { chair, desk, hanging } from '../parts/furniture';
import { ground } from '../parts/land';
import { room, windowView } from '../parts/room';
import { shadeTree } from '../parts/trees';
import { box, boxPath, disc, fade, join, many, path, put, rule, shape } from '../svg';
import { child } from './child';
import { type Cover, type CoverPair, HEIGHT, WIDTH } from './cover';
import { townBehind } from './street-front';

const classBlock = ({ light }: Cover): string =>
  join(
    box(-500, -380, 1000, 380, light.wall),
    box(360, -380, 140, 380, light.wallShade),
    box(-500, -60, 1000, 60, light.accent),
    shape(light.accent, -560, -372, -480, -480, 480, -480, 560, -372),
    fade(
      0.22,
      rule(
        many(24, (i) => `M${-470 + i * 40} -480l${(i - 12) * 7} 108`),
        light.shadow,
        4,
      ),
    ),
    many(8, (i) =>
      i === 3 || i === 4
        ? ''
        : join(
            box(-470 + i * 120, -330, 96, 90, light.trim),
            box(-462 + i * 120, -322, 80, 74, light.glass),
            box(-470 + i * 120, -190, 96, 100, light.trim),
            box(-462 + i * 120, -182, 80, 84, light.glass),
          ),
    ),
    box(-500, -222, 1000, 16, light.trim),
    path(
      many(9, (i) => boxPath(-496 + i * 122, -372, 14, 372)),
      light.light,
    ),
    box(-110, -180, 220, 180, light.trim),
    box(-96, -168, 90, 168, light.accent),
    box(6, -168, 90, 168, light.accent),
    shape(light.light, -150, -372, 0, -500, 150, -372),
    disc(0, -420, 30, light.trim),
    rule('M0 -420v-18M0 -420h14', light.light, 5),
  );

export const school: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      townBehind(cover, 640),
      ground(light, WIDTH, 630, HEIGHT),
      put(90, 660, shadeTree(random, light, 440)),
      put(1130, 660, shadeTree(random, light, 380)),
      put(600, 690, classBlock(cover)),
      shape(light.light, 520, 690, 680, 690, 860, 900, 340, 900),
      rule('M250 800V250', light.dark, 8),
      shape(light.accent, 254, 256, 390, 256, 390, 286, 254, 286),
      shape(light.second, 254, 286, 390, 286, 390, 316, 254, 316),
      shape(light.leafLight, 254, 316, 390, 316, 390, 346, 254, 346),
      put(440, 800, child(light, 150, light.second)),
      put(510, 812, child(light, 158, light.second, true)),
      put(740, 806, child(light, 152, light.second)),
      put(830, 820, figure(230, { skin: skins[2], hair: light.dark, top: light.light, bottom: light.dark })),
    );
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 620, 0.1),
      box(330, 120, 620, 340, light.bark, 6),
      box(346, 136, 588, 308, light.name === 'evening' ? colours.night : colours.forest),
      fade(
        0.85,
        rule(
          'M400 200h150M400 240h230M400 280h190M700 210l60 120h-120zM830 200a50 50 0 1 0 .1 0M400 380h120M560 380h80',
          light.light,
          6,
        ),
      ),
      box(346, 444, 588, 14, light.secondLight),
      put(90, 140, windowView(random, light, 170, 280)),
      put(1070, 150, hanging(light, 150, 260)),
      put(
        840,
        700,
        figure(420, {
          skin: skins[0],
          hair: light.dark,
          top: light.second,
          bottom: light.trim,
          wrap: light.accent,
          skirt: true,
          arm: 'up',
        }),
      ),
      many(3, (i) =>
        put(
          240 + i * 350,
          850,
          join(
            desk(light, 260, 170, light.bark),
            box(-90, -186, 80, 14, light.accent),
            box(-84, -198, 80, 12, light.second),
            put(-10, 34, chair(light, 190, light.accent)),
          ),
        ),
      ),
    ),
};
