import { skyline } from '../parts/buildings';
import { figure, skins } from '../parts/figures';
import { water } from '../parts/land';
import { truck } from '../parts/vehicles';
import { canoe, containers, gantryCrane, ship } from '../parts/waterfront';
import { join, path, put } from '../svg';
import { openSky, type Stage, TALL, WIDE } from './scene';

export function harbour(stage: Stage): string {
  const { light, random } = stage;
  return join(
    openSky(stage, 520, 420, 680, 140),
    put(0, 690, skyline(random, 900, 120, light.mid)),
    water(random, light, WIDE, 680, TALL, [light.mid, light.near]),
    put(640, 740, ship(random, light, 420)),
    put(1230, 900, ship(random, light, 1050)),
    put(1340, 890, gantryCrane(light, 620, light.trim), 1, true),
    put(1790, 890, gantryCrane(light, 680, light.accent), 1, true),
    path('M560 920H2000V1125H420z', light.ground),
    path('M560 920H2000v18H548z', light.groundShade),
    put(1180, 1010, containers(random, light, 5, 3, 150)),
    put(880, 1060, truck(light, 380, light.accent, light.second)),
    put(1500, 1090, truck(light, 420, light.trim, light.accentLight), 1, true),
    put(
      700,
      1050,
      figure(150, {
        skin: skins[1],
        hair: light.second,
        top: light.accent,
        bottom: light.dark,
        arm: 'up',
        wrap: light.second,
      }),
    ),
    put(240, 1040, canoe(light, 360, light.accent, light.light, light.second)),
  );
}
