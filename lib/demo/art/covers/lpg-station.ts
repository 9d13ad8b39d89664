import type { Light } from '../palette';
import { emblem } from '../parts/emblems';
import { figure, skins } from '../parts/figures';
import { pendant } from '../parts/furniture';
import { cylinder, cylinderCage, cylinderRow, fillingScale, gasTank } from '../parts/gas';
import { ground } from '../parts/land';
import { room, windowView } from '../parts/room';
import { palm } from '../parts/trees';
import { tricycle } from '../parts/vehicles';
import { box, disc, fade, join, put, shape } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { townBehind } from './street-front';

/** The open shed where cylinders are filled. */
const shed = (light: Light): string =>
  join(
    box(-210, -270, 18, 270, light.light),
    box(192, -270, 18, 270, light.light),
    box(-210, -120, 420, 120, light.wall),
    box(-210, -30, 420, 30, light.accent),
    shape(light.accent, -260, -262, -220, -340, 220, -340, 260, -262),
    fade(0.2, box(-260, -272, 520, 12, light.shadow)),
    disc(0, -300, 46, light.light),
    put(0, -300, emblem('lpg-station', light.trim, light.second), 0.75),
  );

export const lpgStation: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      townBehind(cover, 670),
      put(1110, 690, palm(random, light, 500, -60)),
      ground(light, WIDTH, 660, HEIGHT),
      put(800, 720, gasTank(light, 520, put(0, 0, emblem('lpg-station', light.accent, light.second), 1.1))),
      put(320, 716, shed(light)),
      put(320, 602, cylinderRow(light, 6, 84)),
      put(250, 796, tricycle(light, 300, cylinderRow(light, 3, 74))),
      put(
        470,
        770,
        figure(226, {
          skin: skins[1],
          hair: light.dark,
          top: light.secondLight,
          bottom: light.trim,
          arm: 'out',
        }),
      ),
      put(556, 772, cylinder(light, 92, light.accent)),
      put(900, 820, cylinderCage(light, 330, 1)),
    );
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.2),
      put(350, 690, cylinderCage(light, 480, 2)),
      put(790, 130, windowView(random, light, 300, 230)),
      put(
        1000,
        770,
        figure(420, {
          skin: skins[0],
          hair: light.dark,
          top: light.secondLight,
          bottom: light.trim,
          arm: 'out',
        }),
        1,
        true,
      ),
      box(634, 0, 14, 326, light.groundShade),
      disc(641, 250, 22, light.second),
      put(740, 820, fillingScale(light, 330)),
      put(300, 860, cylinderRow(light, 3, 210, 1)),
      put(350, 0, pendant(light, 50, 84, light.second)),
    ),
};
