import type { Light } from '../palette';
import { warehouse } from '../parts/buildings';
import { emblem } from '../parts/emblems';
import { figure, skins } from '../parts/figures';
import { pendant, rack } from '../parts/furniture';
import { street } from '../parts/land';
import { carton, cartonStack, pallet, sack } from '../parts/packed-goods';
import { room } from '../parts/room';
import { palm } from '../parts/trees';
import { forklift, truck } from '../parts/vehicles';
import { bagStack } from '../parts/yard-goods';
import { disc, join, many, put, rule } from '../svg';
import { type CoverPair, HEIGHT, PAVEMENT, WIDTH } from './cover';
import { townBehind } from './street-front';

/** Three tiers of pallets. */
const pallets = (
  { light, width }: { light: Light; width: number },
  random: { whole: (a: number, b: number) => number },
): string =>
  join(
    many(9, (i) => {
      const row = Math.floor(i / 3);
      const x = width * (0.18 + (i % 3) * 0.32);
      const load = (i + random.whole(0, 2)) % 3;
      const goods = [
        join(
          put(-36, -22, carton(70, 56, light)),
          put(38, -22, carton(70, 56, light, light.secondLight)),
          put(0, -78, carton(74, 50, light, light.accentLight)),
        ),
        put(0, -22, bagStack(light, 150, 4, light.light, light.accent)),
        join(put(-40, -22, carton(76, 96, light, light.accentLight)), put(40, -22, carton(76, 80, light))),
      ];
      return put(x, -18 - row * 176, join(pallet(light, 160), goods[load] ?? ''));
    }),
    rack(light, width, 560, 3),
    rule(`M${width * 0.34} 0V-560M${width * 0.66} 0V-560`, light.dark, 10),
  );

export const wholesale: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      townBehind(cover),
      put(1110, PAVEMENT, palm(random, light, 500, -50)),
      street(light, WIDTH, PAVEMENT, HEIGHT),
      put(
        520,
        PAVEMENT + 6,
        warehouse(
          light,
          { width: 860, height: 480 },
          { wall: light.wall, shade: light.wallShade, roof: light.trim, door: light.accent },
        ),
      ),
      disc(520, 330, 54, light.trim),
      put(520, 330, emblem('wholesale', light.light, light.accentLight), 0.9),
      put(500, 712, cartonStack(random, light, 4, 82)),
      put(
        330,
        784,
        figure(234, { skin: skins[2], hair: light.dark, top: light.second, bottom: light.trim, arm: 'out' }),
      ),
      put(960, 800, truck(light, 430, light.accent, light.light), 1, true),
      put(180, 776, cartonStack(random, light, 2, 80)),
    );
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.3),
      put(60, 740, pallets({ light, width: 720 }, random)),
      put(900, 830, forklift(light, 380)),
      put(1120, 784, join(pallet(light, 150), put(0, -22, cartonStack(random, light, 2, 74)))),
      put(190, 850, sack(130, light.light, light.accent)),
      put(320, 856, sack(120, light.secondLight, light.trim)),
      many(3, (i) => put(250 + i * 330, 0, pendant(light, 30, 90, light.accent))),
    ),
};
