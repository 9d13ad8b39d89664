import type { Light } from '../palette';
import { canopy, plasticChair } from '../parts/farmyard';
import { figure, skins } from '../parts/figures';
import { stringLights } from '../parts/furniture';
import { ground } from '../parts/land';
import { shadeTree } from '../parts/trees';
import { truck } from '../parts/vehicles';
import { box, disc, join, many, put, rule } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { townBehind } from './street-front';

/** A loudspeaker on its stand. */
const loudspeaker = (light: Light, height: number): string => {
  const h = height;
  return join(
    rule(`M0 ${-h * 0.5}V${-h * 0.1}M${-h * 0.16} 0L0 ${-h * 0.2}L${h * 0.16} 0`, light.dark, h * 0.03),
    box(-h * 0.16, -h, h * 0.32, h * 0.54, light.dark, h * 0.03),
    disc(0, -h * 0.64, h * 0.12, light.groundShade),
    disc(0, -h * 0.64, h * 0.05, light.dark),
    disc(0, -h * 0.87, h * 0.06, light.groundShade),
  );
};

export const events: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      townBehind(cover, 620),
      put(90, 640, shadeTree(random, light, 420)),
      ground(light, WIDTH, 610, HEIGHT),
      put(380, 720, canopy(light, 440, 340, light.accent)),
      put(860, 730, canopy(light, 440, 340, light.trim)),
      put(140, 750, loudspeaker(light, 230)),
      put(1070, 750, loudspeaker(light, 230)),
      many(10, (i) => put(170 + i * 96, 800 + (i % 2) * 30, plasticChair(84, light.light, light.wallShade))),
      put(
        640,
        770,
        figure(236, {
          skin: skins[1],
          hair: light.dark,
          top: light.second,
          bottom: light.second,
          skirt: true,
          wrap: light.accentLight,
        }),
      ),
    );
  },
  inside: (cover) => {
    const { light, random } = cover;
    return join(
      townBehind(cover, 560),
      put(1120, 600, shadeTree(random, light, 360)),
      ground(light, WIDTH, 560, HEIGHT),
      put(560, 660, canopy(light, 900, 470, light.second)),
      stringLights(light, 120, 1000, 400, 60),
      put(1010, 700, truck(light, 300, light.trim, light.light)),
      put(90, 720, loudspeaker(light, 320)),
      put(860, 720, loudspeaker(light, 320)),
      many(8, (i) => put(140 + i * 84, 700, plasticChair(100, light.light, light.wallShade))),
      many(7, (i) => put(120 + i * 130, 850, plasticChair(150, light.light, light.wallShade))),
      put(
        1070,
        850,
        figure(330, { skin: skins[0], hair: light.dark, top: light.accent, bottom: light.trim, arm: 'out' }),
      ),
    );
  },
};
