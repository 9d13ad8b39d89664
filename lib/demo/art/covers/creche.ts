import type { Light } from '../palette';
import { figure, skins } from '../parts/figures';
import { room, windowView } from '../parts/room';
import { box, disc, join, many, path, put, rule, shape } from '../svg';
import { child } from './child';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

const toyBlocks = (light: Light, size: number): string =>
  join(
    box(-size * 1.6, -size, size, size, light.accent, 6),
    box(-size * 0.5, -size, size, size, light.second, 6),
    box(size * 0.6, -size, size, size, light.accentLight, 6),
    box(-size * 1.05, -size * 2.05, size, size, light.light, 6),
    disc(-size * 0.55, -size * 1.55, size * 0.26, light.accent),
    box(size * 0.05, -size * 2.05, size, size, light.trim, 6),
    shape(light.second, size * 0.25, -size * 1.3, size * 0.85, -size * 1.3, size * 0.55, -size * 1.85),
    shape(light.accent, -size, -size * 2.1, size, -size * 2.1, 0, -size * 3),
  );

const ball = (light: Light, radius: number): string =>
  join(
    disc(0, -radius, radius, light.second),
    path(
      `M${-radius} ${-radius}Q0 ${-radius * 1.6} ${radius} ${-radius}Q0 ${-radius * 0.4} ${-radius} ${-radius}z`,
      light.light,
    ),
    disc(0, -radius, radius * 0.2, light.accent),
  );

export const creche: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'creche',
      roof: 'gable',
      doorAt: 'middle',
      display: (w) => put(0, 0, toyBlocks(light, w * 0.16)),
      props: join(
        put(
          250,
          782,
          figure(234, {
            skin: skins[0],
            hair: light.dark,
            top: light.second,
            bottom: light.accentLight,
            wrap: light.accent,
            skirt: true,
          }),
        ),
        put(330, 786, child(light, 140, light.accent)),
        put(386, 790, child(light, 128, light.second, true)),
        put(760, 784, ball(light, 26)),
        path(
          many(10, (i) => `M${120 + i * 12 + (i > 4 ? 760 : 0)} 720v-64l6 -10 6 10v64z`),
          light.light,
        ),
      ),
    });
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 640, 0.4),
      put(120, 110, windowView(random, light, 420, 290)),
      many(5, (i) =>
        put(
          640 + i * 110,
          100,
          join(
            rule('M0 0v50', light.dark, 3),
            i % 2 ? disc(0, 76, 28, light.second) : shape(light.accent, -30, 106, 30, 106, 0, 50),
          ),
        ),
      ),
      rule('M600 100H1130', light.bark, 6),
      rug(light),
      put(380, 800, toyBlocks(light, 92)),
      put(690, 790, child(light, 300, light.accent)),
      put(820, 800, child(light, 280, light.second, true)),
      put(990, 840, ball(light, 54)),
      box(640, 380, 460, 14, light.bark, 4),
      many(12, (i) =>
        box(
          660 + i * 34,
          380 - 70 - (i % 3) * 14,
          26,
          70 + (i % 3) * 14,
          [light.accent, light.second, light.trim, light.accentLight][i % 4] ?? light.accent,
          2,
        ),
      ),
    ),
};

const rug = (light: Light): string =>
  join(
    `<ellipse cx="600" cy="790" rx="520" ry="92" fill="${light.accentLight}"/>`,
    `<ellipse cx="600" cy="790" rx="430" ry="74" fill="${light.light}"/>`,
    `<ellipse cx="600" cy="790" rx="340" ry="56" fill="${light.secondLight}"/>`,
  );
