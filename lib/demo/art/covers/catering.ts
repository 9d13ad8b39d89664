import { food } from '../palette';
import { figure, skins } from '../parts/figures';
import { counter, stringLights } from '../parts/furniture';
import { bowl, chafingDish, pot, steam } from '../parts/kitchen';
import { ground } from '../parts/land';
import { room, windowView } from '../parts/room';
import { palm, shadeTree } from '../parts/trees';
import { van } from '../parts/vehicles';
import { box, join, many, path, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { townBehind } from './street-front';

export const catering: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return join(
      townBehind(cover, 660),
      put(90, 690, shadeTree(random, light, 420)),
      put(1120, 690, palm(random, light, 500, -50)),
      ground(light, WIDTH, 656, HEIGHT),
      path('M200 680V330h14V680zM960 680V330h14V680z', light.light),
      path('M150 350Q170 230 590 190Q1000 230 1024 350z', light.accent),
      path('M310 350Q330 240 590 190Q470 240 440 350zM740 350Q710 240 590 190Q850 240 870 350z', light.light),
      path(`M150 350${many(11, () => 'q40 52 79.4 0')}z`, light.accent),
      stringLights(light, 210, 966, 392, 40),
      put(590, 780, counter(light, 780, 190, light.light, light.secondLight)),
      many(4, (i) => put(300 + i * 190, 588, chafingDish(light, 150))),
      put(
        1040,
        820,
        figure(236, { skin: skins[0], hair: light.dark, top: light.light, bottom: light.dark, arm: 'out' }),
      ),
      put(200, 850, van(light, 330, light.light, light.accent)),
    );
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.2),
      put(120, 110, windowView(random, light, 400, 280)),
      put(
        720,
        700,
        figure(460, {
          skin: skins[1],
          hair: light.light,
          top: light.light,
          bottom: light.trim,
          wrap: light.light,
          arm: 'out',
        }),
      ),
      put(600, 850, counter(light, 1060, 280, light.trim, light.light)),
      put(250, 566, pot(light, 230, light.accent)),
      put(250, 396, steam(light, 110)),
      put(480, 566, bowl(180, light.second, food.pepper, light.light)),
      put(860, 566, chafingDish(light, 210)),
      put(1050, 566, bowl(150, light.accentLight, food.bread, light.light)),
      many(5, (i) => box(610 - (i % 2) * 3, 552 - i * 13, 110, 10, light.light, 5)),
    ),
};
