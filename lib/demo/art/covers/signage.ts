import { colours, type Light } from '../palette';
import { figure, skins } from '../parts/figures';
import { pendant } from '../parts/furniture';
import { room } from '../parts/room';
import { van } from '../parts/vehicles';
import { roll } from '../parts/workshop';
import { box, boxPath, disc, join, many, path, put, rule, shape } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { worksFront } from './works-front';

/** Finished signs without words; each is centred on (0, 0). */
const arrow = (light: Light, width: number, face: string): string =>
  join(
    shape(
      light.dark,
      -width * 0.52,
      -width * 0.24,
      width * 0.24,
      -width * 0.24,
      width * 0.54,
      0,
      width * 0.24,
      width * 0.24,
      -width * 0.52,
      width * 0.24,
    ),
    shape(
      face,
      -width * 0.48,
      -width * 0.2,
      width * 0.22,
      -width * 0.2,
      width * 0.48,
      0,
      width * 0.22,
      width * 0.2,
      -width * 0.48,
      width * 0.2,
    ),
    many(4, (i) => disc(-width * 0.36 + i * width * 0.18, 0, width * 0.05, light.light)),
  );
const round = (light: Light, width: number, face: string): string =>
  join(
    disc(0, 0, width / 2, light.dark),
    disc(0, 0, width * 0.44, face),
    disc(0, 0, width * 0.26, light.light),
    disc(0, 0, width * 0.14, face),
  );
const star = (light: Light, width: number, face: string): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const far = width * (i % 2 ? 0.16 : 0.38);
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  }).flat();
  return join(
    box(-width / 2, -width / 2, width, width, light.dark, 8),
    box(-width * 0.45, -width * 0.45, width * 0.9, width * 0.9, face, 6),
    shape(light.light, ...points),
  );
};

/** A banner with a sun and stripes; (0, 0) is the middle of its top. */
const banner = (light: Light, width: number, height: number): string =>
  join(
    box(-width / 2, 0, width, height, light.light),
    box(-width / 2, 0, width, height * 0.54, light.second),
    disc(0, height * 0.3, Math.min(width, height) * 0.16, light.light),
    path(
      many(3, (i) => boxPath(-width / 2, height * (0.6 + i * 0.13), width, height * 0.07)),
      light.accent,
    ),
  );

/** A wide printer on its legs, a banner coming out of it. */
const printer = (light: Light, width: number): string =>
  join(
    rule(
      `M${-width * 0.42} 0V${-width * 0.36}M${width * 0.42} 0V${-width * 0.36}M${-width * 0.5} 0h${width * 0.16}M${width * 0.34} 0h${width * 0.16}`,
      light.dark,
      14,
    ),
    put(0, -width * 0.34, banner(light, width * 0.74, width * 0.3)),
    box(-width / 2, -width * 0.5, width, width * 0.18, light.trim, 12),
    box(-width * 0.4, -width * 0.36, width * 0.8, width * 0.035, colours.night, 4),
    box(width * 0.36, -width * 0.54, width * 0.16, width * 0.22, light.dark, 8),
    box(width * 0.385, -width * 0.5, width * 0.11, width * 0.06, light.secondLight, 3),
    many(4, (i) =>
      box(
        -width * 0.44 + i * width * 0.08,
        -width * 0.55,
        width * 0.06,
        width * 0.06,
        [light.accent, light.second, light.accentLight, light.light][i] ?? light.accent,
        3,
      ),
    ),
  );

const ladder = (light: Light, height: number): string =>
  rule(
    join(
      `M-34 0L-16 ${-height}M34 0L16 ${-height}`,
      many(7, (i) => `M${-32 + i * 2} ${-height * (0.1 + i * 0.125)}H${32 - i * 2}`),
    ),
    light.bark,
    9,
  );

export const signage: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return worksFront(
      cover,
      'signage',
      join(
        put(260, 640, star(light, 150, light.accent)),
        box(180, 715, 12, 60, light.dark),
        box(328, 715, 12, 60, light.dark),
        put(870, 470, arrow(light, 190, light.trim)),
        put(
          650,
          770,
          figure(230, {
            skin: skins[1],
            hair: light.dark,
            top: light.secondLight,
            bottom: light.dark,
            arm: 'out',
          }),
        ),
        put(
          470,
          830,
          join(
            van(light, 360, light.light, light.accent),
            disc(-90, -112, 30, light.second),
            disc(-90, -112, 14, light.light),
          ),
        ),
        put(
          960,
          820,
          join(rule('M-76 0V-250M76 0V-250', light.dark, 10), put(0, -256, banner(light, 176, 150))),
        ),
      ),
    );
  },
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.3),
      put(220, 230, arrow(light, 240, light.accent)),
      put(470, 240, round(light, 180, light.second)),
      put(690, 240, star(light, 170, light.trim)),
      put(960, 740, ladder(light, 560)),
      put(950, 150, banner(light, 230, 180)),
      put(
        1060,
        760,
        figure(410, { skin: skins[4], hair: light.dark, top: light.second, bottom: light.dark, arm: 'up' }),
        1,
        true,
      ),
      put(480, 830, printer(light, 680)),
      put(1030, 860, roll(light, 190, light.accentLight)),
      put(350, 0, pendant(light, 40, 80, light.second)),
    ),
};
