import { palm, pottedPlant, shadeTree } from '../parts/trees';
import { van } from '../parts/vehicles';
import { disc, fade, join, path, put, stroke } from '../svg';
import { shop } from './row-shop';
import { type Stage, townSky } from './scene';

export function franchise(stage: Stage): string {
  const { light, random } = stage;
  const kiosk = (x: number, y: number, scale: number) =>
    put(
      x,
      y,
      join(shop(stage, 'cafe', 560, 430, 'stepped', light), put(-330, 8, pottedPlant(light, 140))),
      scale,
    );
  return join(
    townSky(stage, 420, 360, 700),
    `<path d="M0 700H2000V1125H0z" fill="${light.ground}"/>`,
    path('M2000 760Q1100 760 760 905T-60 1125H520Q900 1010 1180 940T2000 850z', light.street),
    fade(0.8, stroke('M1960 806Q1240 810 930 930T220 1110', light.light, 8)).replace(
      'stroke-linecap',
      'stroke-dasharray="46 34" stroke-linecap',
    ),
    put(420, 760, shadeTree(random, light, 240)),
    kiosk(620, 770, 0.5),
    put(860, 770, palm(random, light, 300, 30)),
    kiosk(1080, 830, 0.72),
    kiosk(1660, 1000, 1.06),
    put(1960, 1010, palm(random, light, 700, -60)),
    put(560, 1050, van(light, 360, light.accent, light.light)),
    fade(
      0.9,
      `<path d="M620 520Q830 380 1060 480Q1340 300 1640 420" fill="none" stroke="${light.accent}" stroke-width="7" stroke-dasharray="4 22" stroke-linecap="round"/>`,
    ),
    ...[
      [620, 520],
      [1060, 480],
      [1640, 400],
    ].map(([x = 0, y = 0]) =>
      put(
        x,
        y,
        join(path('M0 0C-46 -56 -44 -108 0 -108S46 -56 0 0z', light.accent), disc(0, -68, 18, light.light)),
      ),
    ),
  );
}
