import { house, skyline } from '../parts/buildings';
import { figure, skins } from '../parts/figures';
import { water } from '../parts/land';
import { bush, palm, treeLine } from '../parts/trees';
import { headLoad } from '../parts/village';
import { canoe, lighthouse } from '../parts/waterfront';
import { fade, join, path, put } from '../svg';
import { cityCentre } from './city-centre';
import { openSky, type Stage, WIDE } from './scene';

export function accra(stage: Stage): string {
  const { light, random } = stage;
  return join(
    openSky(stage, 700, 380, 620, 130),
    put(0, 640, skyline(random, WIDE, 180, light.mid)),
    put(1240, 650, cityCentre(stage)),
    put(900, 660, treeLine(random, 1100, 46, light.leafLight)),
    water(random, light, WIDE, 650, 900, [light.near, light.mid]),
    put(470, 668, lighthouse(light, 430)),
    path('M0 640Q300 620 620 664T860 700Q520 740 0 720z', light.groundShade),
    put(
      250,
      690,
      house(
        light,
        { width: 200, height: 130 },
        { wall: light.wall, shade: light.wallShade, roof: light.accent },
      ),
    ),
    put(
      90,
      700,
      house(
        light,
        { width: 180, height: 120 },
        { wall: light.secondLight, shade: light.second, roof: light.trim },
      ),
    ),
    put(1080, 770, canoe(light, 300, light.trim, light.second, light.light)),
    put(1560, 810, canoe(light, 380, light.accent, light.light, light.second)),
    path('M0 900Q500 830 1000 905T2000 880V1125H0z', light.ground),
    fade(0.6, path('M0 900Q500 830 1000 905T2000 880v16Q1500 920 1000 925T0 926z', light.light)),
    put(820, 1040, canoe(light, 640, light.accent, light.trim, light.second)),
    put(1420, 1000, canoe(light, 480, light.trim, light.second, light.light)),
    put(
      1180,
      1060,
      figure(230, {
        skin: skins[0],
        hair: light.dark,
        top: light.second,
        bottom: light.accent,
        wrap: light.accent,
        skirt: true,
      }),
    ),
    put(1180, 838, headLoad(light, 96, light.light)),
    put(1840, 1080, palm(random, light, 780, -110)),
    put(1700, 1110, palm(random, light, 560, 60)),
    put(1790, 1124, bush(light, 120)),
  );
}
