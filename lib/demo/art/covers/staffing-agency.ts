import type { Light } from '../palette';
import { figure, skins } from '../parts/figures';
import { desk, monitor, pendant } from '../parts/furniture';
import { room, windowView } from '../parts/room';
import { pottedPlant } from '../parts/trees';
import { box, boxPath, disc, join, many, path, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

/** A sheet about one person: a face and some lines; (0, 0) is the middle of its top. */
const profile = (light: Light, width: number, top: string, skin: string): string =>
  join(
    box(-width / 2, 0, width, width * 1.3, light.light, 4),
    box(-width * 0.36, width * 0.1, width * 0.72, width * 0.64, light.secondLight, 4),
    disc(0, width * 0.34, width * 0.14, light.dark),
    disc(0, width * 0.37, width * 0.12, skin),
    path(
      `M${-width * 0.26} ${width * 0.74}Q${-width * 0.26} ${width * 0.52} 0 ${width * 0.52}T${width * 0.26} ${width * 0.74}z`,
      top,
    ),
    path(
      many(3, (i) =>
        boxPath(-width * 0.34, width * (0.84 + i * 0.14), width * (i === 2 ? 0.4 : 0.68), width * 0.06),
      ),
      light.groundShade,
    ),
  );

/** Rows of such sheets on a board; (0, 0) is its top left corner. */
const profileBoard = (light: Light, size: { columns: number; rows: number; sheet: number }): string => {
  const { columns, rows, sheet } = size;
  const tops = [light.accent, light.second, light.trim, light.accentLight];
  return join(
    box(-14, -14, columns * sheet * 1.2 + 28, rows * sheet * 1.5 + 28, light.bark, 6),
    box(0, 0, columns * sheet * 1.2, rows * sheet * 1.5, light.accentLight),
    many(columns * rows, (i) =>
      put(
        ((i % columns) + 0.5) * sheet * 1.2,
        (Math.floor(i / columns) + 0.07) * sheet * 1.5,
        profile(light, sheet, tops[i % 4] ?? light.accent, skins[i % 5] ?? skins[0]),
      ),
    ),
  );
};

const applicant = (light: Light, height: number, top: string, skirt: boolean): string =>
  join(
    figure(height, { skin: skins[skirt ? 3 : 1], hair: light.dark, top, bottom: light.trim, skirt }),
    box(height * 0.05, -height * 0.56, height * 0.16, height * 0.2, light.second, 3),
    box(height * 0.08, -height * 0.54, height * 0.1, height * 0.13, light.light),
  );

export const staffingAgency: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'staffing-agency',
      roof: 'parapet',
      display: (w, h) =>
        many(5, (i) =>
          put(
            -w * 0.4 + i * w * 0.2,
            -h * 0.86,
            profile(
              light,
              h * 0.52,
              [light.accent, light.trim, light.second][i % 3] ?? light.accent,
              skins[i] ?? skins[0],
            ),
          ),
        ),
      props: join(
        put(230, 782, applicant(light, 236, light.accentLight, true)),
        put(352, 786, applicant(light, 240, light.light, false)),
        put(474, 782, applicant(light, 232, light.second, true)),
        put(700, 770, pottedPlant(light, 120)),
      ),
    });
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.3),
      put(120, 100, profileBoard(light, { columns: 4, rows: 2, sheet: 106 })),
      put(800, 130, windowView(random, light, 300, 250)),
      put(440, 750, figure(400, { skin: skins[0], hair: light.dark, top: light.light, bottom: light.dark })),
      put(520, 840, desk(light, 640, 240, light.bark)),
      put(290, 592, monitor(light, 170, light.second)),
      box(480, 584, 130, 8, light.light),
      box(490, 576, 120, 8, light.second),
      put(970, 850, applicant(light, 440, light.accent, false), 1, true),
      put(1100, 850, pottedPlant(light, 220)),
      put(960, 0, pendant(light, 30, 80, light.second)),
    ),
};
