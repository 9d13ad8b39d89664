import { figure, skins } from '../parts/figures';
import { desk, monitor } from '../parts/furniture';
import { ground } from '../parts/land';
import { cartonStack } from '../parts/packed-goods';
import { room, windowView } from '../parts/room';
import { forklift, truck } from '../parts/vehicles';
import { containers, gantryCrane, ship } from '../parts/waterfront';
import { join, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { country } from './open-country';

export const freight: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      country(cover),
      put(430, 640, ship(random, light, 560)),
      put(320, 660, gantryCrane(light, 420, light.trim)),
      ground(light, WIDTH, 650, HEIGHT),
      put(640, 720, containers(random, light, 4, 3, 130)),
      put(420, 830, truck(light, 420, light.trim, light.accent)),
      put(900, 820, forklift(light, 190)),
      put(180, 800, figure(230, { skin: skins[2], hair: light.dark, top: light.second, bottom: light.trim })),
    );
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 680, 0.25),
      put(120, 130, windowView(random, light, 420, 280)),
      put(700, 560, containers(random, light, 3, 3, 140)),
      put(
        470,
        720,
        figure(400, { skin: skins[0], hair: light.dark, top: light.light, bottom: light.accent }),
      ),
      put(400, 850, desk(light, 560, 240, light.bark)),
      put(300, 602, monitor(light, 190, light.glassLight)),
      put(880, 850, cartonStack(random, light, 3, 110)),
    ),
};
