import type { Light } from '../palette';
import { warehouse } from '../parts/buildings';
import { emblem } from '../parts/emblems';
import { figure, skins } from '../parts/figures';
import { pendant } from '../parts/furniture';
import { street } from '../parts/land';
import { room } from '../parts/room';
import { shadeTree } from '../parts/trees';
import { car } from '../parts/vehicles';
import { drum, toolBoard, tyre, tyrePile } from '../parts/yard-goods';
import { box, boxPath, disc, join, many, path, put } from '../svg';
import { type CoverPair, HEIGHT, PAVEMENT, WIDTH } from './cover';
import { townBehind } from './street-front';

/** A two-post lift with a car on it, and the mechanic under it. */
const lift = (light: Light, body: string): string =>
  join(
    box(-250, -420, 40, 420, light.trim),
    box(210, -420, 40, 420, light.trim),
    box(-270, -14, 80, 14, light.dark),
    box(190, -14, 80, 14, light.dark),
    box(-230, -246, 460, 20, light.second),
    put(0, -246, car(light, 430, body)),
  );

export const autoRepair: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      townBehind(cover),
      put(90, PAVEMENT, shadeTree(random, light, 420)),
      street(light, WIDTH, PAVEMENT, HEIGHT),
      put(
        590,
        PAVEMENT + 6,
        warehouse(
          light,
          { width: 800, height: 470 },
          { wall: light.wall, shade: light.wallShade, roof: light.accent, door: light.accentLight },
        ),
      ),
      disc(590, 330, 52, light.trim),
      put(590, 330, emblem('auto-repair', light.light, light.trim), 0.9),
      put(560, 712, car(light, 300, light.second)),
      put(880, 740, tyrePile(light, 110, 5)),
      put(990, 742, tyrePile(light, 110, 3)),
      put(260, 756, drum(light, 110, light.accent)),
      put(
        340,
        776,
        figure(234, {
          skin: skins[0],
          hair: light.dark,
          top: light.accentLight,
          bottom: light.accentLight,
          arm: 'out',
        }),
      ),
    );
  },
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.3),
      put(100, 150, toolBoard(light, 330, 240)),
      put(760, 800, lift(light, light.accent)),
      put(
        770,
        800,
        figure(290, { skin: skins[1], hair: light.dark, top: light.trim, bottom: light.trim, arm: 'up' }),
      ),
      put(160, 830, tyrePile(light, 170, 4)),
      put(330, 840, drum(light, 190, light.second)),
      put(440, 850, tyre(light, 70)),
      box(1010, 560, 140, 240, light.accent, 8),
      path(
        many(5, (i) => boxPath(1024, 580 + i * 42, 112, 30)),
        light.trim,
      ),
      put(520, 0, pendant(light, 60, 110, light.second)),
      put(920, 0, pendant(light, 40, 110, light.second)),
    ),
};
