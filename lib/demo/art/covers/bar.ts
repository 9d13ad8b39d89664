import { counter, pendant, stool, stringLights } from '../parts/furniture';
import { bowl } from '../parts/kitchen';
import { bottle, goodsRow, shelves } from '../parts/packed-goods';
import { room, windowView } from '../parts/room';
import { box, join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';
import { tableForTwo } from './table-for-two';

export const bar: CoverPair = {
  outside: (cover) =>
    streetFront(cover, {
      category: 'bar',
      roof: 'parapet',
      display: (w, h) =>
        join(
          put(-w / 2 + 10, -h * 0.46, goodsRow(cover.random, cover.light, w - 20, h * 0.34, ['bottle'])),
          box(-w / 2, -h * 0.46, w, 8, cover.light.second),
          put(-w / 2 + 10, 0, goodsRow(cover.random, cover.light, w - 20, h * 0.34, ['bottle'])),
        ),
      props: join(
        stringLights(cover.light, 60, 640, 380, 60),
        stringLights(cover.light, 600, 1140, 390, 70),
        tableForTwo(cover, 300, 800, cover.light.accent),
        put(720, 812, stool(cover.light, 120, cover.light.second)),
        put(800, 822, stool(cover.light, 120, cover.light.second)),
      ),
    }),
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.2),
      put(150, 500, shelves(random, light, { width: 560, height: 320, rows: 3 }, ['bottle'])),
      put(800, 170, windowView(random, light, 280, 290)),
      put(580, 790, counter(light, 980, 250, light.accent, light.secondLight)),
      many(3, (i) =>
        put(260 + i * 70, 538, bottle(120 - (i % 2) * 20, i === 1 ? light.second : light.trim, light.light)),
      ),
      put(720, 538, bowl(110, light.light, light.secondLight, light.trim)),
      many(4, (i) => put(250 + i * 220, 868, stool(light, 210, i % 2 ? light.second : light.trim))),
      many(4, (i) => put(220 + i * 250, 0, pendant(light, 50 + (i % 2) * 50, 80, light.second))),
    ),
};
