import type { Light } from '../palette';
import { hanging, pendant } from '../parts/furniture';
import { cup } from '../parts/kitchen';
import { box, boxPath, fade, join, many, path, put, shape, stroke } from '../svg';
import { cityWindow, office } from './office-room';
import { type Stage, WIDE } from './scene';

/** A small shop on a plinth, as an architect's model. */
const modelShop = (light: Light): string =>
  join(
    box(-190, -26, 380, 26, light.bark, 4),
    box(-150, -206, 300, 180, light.wall),
    box(70, -206, 80, 180, light.wallShade),
    box(-166, -226, 332, 26, light.trim),
    path(
      many(7, (i) => (i % 2 ? '' : `M${-150 + i * 43} -170h43v50q-21 24 -43 0z`)),
      light.accent,
    ),
    path(
      many(7, (i) => (i % 2 ? `M${-150 + i * 43} -170h43v50q-21 24 -43 0z` : '')),
      light.light,
    ),
    box(-130, -110, 130, 66, light.glass),
    box(40, -118, 56, 92, light.accent),
  );

export function valuation(stage: Stage): string {
  const { light } = stage;
  const bars = [130, 190, 170, 250, 330, 420];
  return join(
    office(light, 860),
    cityWindow(stage, 110, 90, 410, 360),
    put(1860, 130, hanging(light, 150, 300)),
    many(2, (i) => put(920 + i * 420, 0, pendant(light, 70, 110, light.trim))),
    box(0, 820, WIDE, 40, light.bark),
    box(0, 856, WIDE, 280, light.trim),
    fade(0.25, box(0, 856, WIDE, 26, light.shadow)),
    fade(
      0.2,
      path(
        many(8, (i) => boxPath(60 + i * 250, 920, 200, 180)),
        light.shadow,
      ),
    ),
    many(6, (i) =>
      join(
        fade(
          0.18,
          shape(light.shadow, 1090 + i * 92, 820, 1156 + i * 92, 820, 1210 + i * 92, 836, 1120 + i * 92, 836),
        ),
        box(1080 + i * 92, 820 - (bars[i] ?? 0), 66, bars[i] ?? 0, i === 5 ? light.accent : light.second),
        box(1124 + i * 92, 820 - (bars[i] ?? 0), 22, bars[i] ?? 0, i === 5 ? light.trim : light.accentLight),
      ),
    ),
    stroke('M1090 600Q1260 560 1380 480T1640 330', light.dark, 8),
    path('M1660 316l-44 8 26 32z', light.dark),
    put(770, 820, modelShop(light), 1.35),
    put(
      250,
      820,
      join(
        many(6, (i) => box(-70 + (i % 2) * 5, -(i + 1) * 20, 140, 17, light.second, 8)),
        put(
          150,
          0,
          many(3, (i) => box(-64 + (i % 2) * 5, -(i + 1) * 20, 128, 17, light.second, 8)),
        ),
      ),
    ),
    put(1766, 820, calculator(light)),
    put(1920, 820, cup(light, 110, light.accent)),
  );
}

const calculator = (light: Light): string =>
  join(
    `<g transform="skewX(-8)">${box(-80, -190, 160, 190, light.dark, 12)}${box(-64, -174, 128, 42, light.secondLight, 4)}${many(12, (i) => box(-64 + (i % 4) * 34, -118 + Math.floor(i / 4) * 38, 26, 28, i % 4 === 3 ? light.accent : light.light, 5))}</g>`,
  );
