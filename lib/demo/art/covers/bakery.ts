import { food } from '../palette';
import { figure, skins } from '../parts/figures';
import { counter, pendant } from '../parts/furniture';
import { bun, cake, loaf } from '../parts/kitchen';
import { crate } from '../parts/packed-goods';
import { checkedFloor, room } from '../parts/room';
import { box, fade, join, many, put } from '../svg';
import { type Cover, type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

const breadShelf = ({ light }: Cover, width: number, kind: 'loaf' | 'bun'): string =>
  many(Math.floor(width / 92), (i) =>
    put(
      48 + i * 92,
      0,
      kind === 'loaf'
        ? loaf(light, 80, i % 3 ? food.bread : food.crust)
        : bun(74, i % 2 ? food.crust : food.bread, light.secondLight),
    ),
  );

export const bakery: CoverPair = {
  outside: (cover) =>
    streetFront(cover, {
      category: 'bakery',
      roof: 'gable',
      doorAt: 'middle',
      display: (w, h) =>
        join(
          put(-w / 2, -h * 0.5, breadShelf(cover, w, 'loaf')),
          box(-w / 2, -h * 0.5, w, 8, cover.light.second),
          put(-w / 2, 0, breadShelf(cover, w, 'bun')),
        ),
      props: join(
        put(250, 768, crate(cover.random, cover.light, 150, [food.bread, food.crust])),
        put(
          740,
          760,
          figure(240, {
            skin: skins[2],
            hair: cover.light.dark,
            top: cover.light.light,
            bottom: cover.light.trim,
            arm: 'out',
          }),
        ),
        put(812, 620, loaf(cover.light, 60, food.bread)),
      ),
    }),
  inside: (cover) => {
    const { light } = cover;
    const shelf = (x: number, y: number, kind: 'loaf' | 'bun') =>
      join(put(x, y, breadShelf(cover, 470, kind)), box(x - 10, y, 490, 16, light.bark, 3));
    return join(
      room(light, WIDTH, HEIGHT, 670, 0.05),
      box(80, 150, 490, 480, light.dark),
      shelf(90, 270, 'loaf'),
      shelf(90, 400, 'bun'),
      shelf(90, 530, 'loaf'),
      ovenDoor(cover, 870, 650),
      checkedFloor(WIDTH, 670, HEIGHT, light.shadow),
      put(560, 850, counter(light, 900, 190, light.trim, food.cream)),
      many(5, (i) => put(230 + i * 104, 658, loaf(light, 92, i % 2 ? food.bread : food.crust))),
      put(820, 658, cake(light, 110, light.accentLight)),
      put(950, 658, bun(80, food.bread, food.cream)),
      many(2, (i) => put(640 + i * 380, 0, pendant(light, 70, 86, light.accent))),
    );
  },
};

/** A domed brick oven with its fire. */
function ovenDoor({ light }: Cover, x: number, y: number): string {
  return put(
    x,
    y,
    join(
      `<path d="M-250 0V-260Q-250 -480 0 -480T250 -260V0z" fill="${light.accent}"/>`,
      fade(
        0.2,
        `<path d="M-250 -60h500M-250 -130h500M-250 -200h500M-248 -270h496M-236 -340h472M-200 -410h400M-140 0v-60M-20 0v-60M120 0v-60M-190 -60v-70M190 -60v-70M-120 -410v-30M80 -410v-60" stroke="${light.shadow}" stroke-width="5"/>`,
      ),
      `<path d="M-150 -60V-210Q-150 -320 0 -320T150 -210V-60z" fill="${light.dark}"/>`,
      `<path d="M-110 -60Q-130 -150 -60 -180Q-50 -130 -20 -150Q0 -220 30 -230Q30 -160 60 -150Q80 -170 90 -190Q140 -110 110 -60z" fill="${light.second}"/>`,
      `<path d="M-60 -60Q-70 -110 -30 -120Q0 -90 10 -150Q60 -110 60 -60z" fill="${light.secondLight}"/>`,
      box(-190, -60, 380, 26, light.trim, 4),
      box(-70, -600, 140, 140, light.accent),
    ),
  );
}
