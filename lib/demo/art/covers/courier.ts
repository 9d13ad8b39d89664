import { courierBike } from '../parts/farmyard';
import { figure, skins } from '../parts/figures';
import { rack } from '../parts/furniture';
import { carton } from '../parts/packed-goods';
import { room } from '../parts/room';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

export const courier: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'courier',
      roof: 'parapet',
      display: (w) =>
        many(3, (i) =>
          put(-w * 0.3 + i * w * 0.3, 0, carton(90, 60 + i * 20, light, i % 2 ? light.light : light.second)),
        ),
      props: join(
        put(330, 800, courierBike(light, 240, light.accent)),
        put(690, 820, courierBike(light, 240, light.trim)),
        put(
          520,
          780,
          figure(236, { skin: skins[1], hair: light.dark, top: light.second, bottom: light.trim }),
        ),
      ),
    });
  },
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 680, 0.25),
      put(100, 540, rack(light, 520, 380, 3)),
      many(9, (i) =>
        put(
          190 + (i % 3) * 170,
          288 + Math.floor(i / 3) * 126,
          carton(120, 92, light, i % 2 ? light.light : light.second),
        ),
      ),
      put(840, 830, courierBike(light, 520, light.accent)),
      put(
        470,
        830,
        figure(420, { skin: skins[2], hair: light.dark, top: light.second, bottom: light.trim, arm: 'out' }),
      ),
      put(180, 850, carton(170, 130, light, light.second)),
    ),
};
