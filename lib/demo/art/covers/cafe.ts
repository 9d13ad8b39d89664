import { counter, pendant, stool } from '../parts/furniture';
import { cake, cup, espressoMachine, steam } from '../parts/kitchen';
import { shelves } from '../parts/packed-goods';
import { room, windowView } from '../parts/room';
import { pottedPlant } from '../parts/trees';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';
import { tableForTwo } from './table-for-two';

export const cafe: CoverPair = {
  outside: (cover) =>
    streetFront(cover, {
      category: 'cafe',
      roof: 'stepped',
      display: (w, h) =>
        join(
          put(-w * 0.28, 0, espressoMachine(cover.light, w * 0.34)),
          put(w * 0.06, 0, cake(cover.light, w * 0.17, cover.light.accentLight)),
          put(w * 0.27, 0, cake(cover.light, w * 0.14, cover.light.second)),
          put(w * 0.16, -h, pendant(cover.light, h * 0.14, w * 0.12, cover.light.second)),
          put(-w * 0.3, -h, pendant(cover.light, h * 0.1, w * 0.12, cover.light.second)),
        ),
      props: join(
        tableForTwo(cover, 250, 796, cover.light.accent),
        tableForTwo(cover, 610, 826, cover.light.second),
      ),
    }),
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 650, 0.4),
      put(110, 160, windowView(random, light, 400, 300)),
      put(
        640,
        450,
        shelves(random, light, { width: 440, height: 250, rows: 2, back: 'none' }, ['jar', 'packet']),
      ),
      put(560, 770, counter(light, 900, 250, light.trim, light.secondLight)),
      put(330, 518, espressoMachine(light, 260)),
      put(600, 518, cake(light, 120, light.accentLight)),
      put(740, 518, cake(light, 96, light.second)),
      put(870, 518, cup(light, 62, light.light)),
      put(870, 466, steam(light, 60)),
      many(3, (i) => put(280 + i * 210, 860, stool(light, 190, light.accent))),
      put(1100, 850, pottedPlant(light, 280)),
      many(3, (i) => put(300 + i * 300, 0, pendant(light, 60 + (i % 2) * 40, 84, light.accent))),
    ),
};
