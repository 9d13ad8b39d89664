import { eggTrays, hen, henHouse } from '../parts/farmyard';
import { figure, skins } from '../parts/figures';
import { ground } from '../parts/land';
import { sack } from '../parts/packed-goods';
import { room } from '../parts/room';
import { shadeTree } from '../parts/trees';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { country } from './open-country';

export const poultry: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      country(cover),
      ground(light, WIDTH, 580, HEIGHT),
      put(1090, 600, shadeTree(random, light, 360)),
      put(660, 640, henHouse(light, 560, 260)),
      put(260, 690, henHouse(light, 400, 220)),
      many(9, (i) =>
        put(150 + i * 106, 770 + (i % 3) * 32, hen(light, 84, i % 2 ? light.light : light.trim)),
      ),
      put(
        960,
        760,
        figure(250, { skin: skins[1], hair: light.dark, top: light.second, bottom: light.trim, arm: 'out' }),
      ),
    );
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 640, 0.35),
      many(3, (i) => put(220 + i * 380, 600, henHouse(light, 340, 330))),
      put(
        880,
        820,
        figure(400, {
          skin: skins[3],
          hair: light.dark,
          top: light.light,
          bottom: light.accent,
          skirt: true,
          wrap: light.second,
        }),
      ),
      put(1060, 850, eggTrays(light, 190, 7)),
      put(120, 850, sack(150, light.secondLight, light.accent)),
      many(6, (i) =>
        put(
          290 + i * 88,
          800 + (i % 2) * 40,
          hen(light, random.between(92, 108), i % 2 ? light.light : light.trim),
        ),
      ),
    ),
};
