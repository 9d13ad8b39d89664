import { food } from '../palette';
import { figure, skins } from '../parts/figures';
import { counter } from '../parts/furniture';
import { crate, openSack, sack, shelves } from '../parts/packed-goods';
import { checkedFloor, room } from '../parts/room';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { stocked, till } from './shop-inside';
import { streetFront } from './street-front';

const produce = [food.pepper, food.bread, food.leaf] as const;

export const miniMart: CoverPair = {
  outside: (cover) =>
    streetFront(cover, {
      category: 'mini-mart',
      roof: 'parapet',
      display: (w, h) => stocked(cover, w, h, ['tin', 'packet', 'bottle']),
      props: join(
        put(250, 752, crate(cover.random, cover.light, 150, [food.pepper])),
        put(420, 752, crate(cover.random, cover.light, 150, [food.bread])),
        put(250, 690, crate(cover.random, cover.light, 150, [food.leaf])),
        put(585, 756, openSack(110, cover.light.secondLight, food.cream)),
        put(706, 756, sack(96, cover.light.light, cover.light.accent)),
        put(
          900,
          792,
          figure(238, {
            skin: skins[1],
            hair: cover.light.dark,
            top: cover.light.accentLight,
            bottom: cover.light.dark,
            arm: 'out',
          }),
        ),
      ),
    }),
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 680, 0.3),
      put(
        90,
        640,
        shelves(random, light, { width: 620, height: 500, rows: 5 }, ['tin', 'packet', 'jar', 'bottle']),
      ),
      put(
        790,
        500,
        shelves(random, light, { width: 330, height: 330, rows: 3, back: light.trim }, ['bottle', 'jar']),
      ),
      checkedFloor(WIDTH, 680, HEIGHT, light.shadow),
      put(900, 800, counter(light, 420, 230, light.accent, light.secondLight)),
      put(900, 566, till(light)),
      many(3, (i) => put(170 + i * 190, 850, crate(random, light, 170, [produce[i] ?? food.bread]))),
    ),
};
