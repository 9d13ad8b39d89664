import { food } from '../palette';
import { cone, flavours, iceCart, tub } from '../parts/cold-treats';
import { figure, skins } from '../parts/figures';
import { pendant } from '../parts/furniture';
import { glassCounter } from '../parts/glass-counter';
import { umbrella } from '../parts/kitchen';
import { checkedFloor, room, windowView } from '../parts/room';
import { box, disc, fade, join, many, put } from '../svg';
import { child } from './child';
import { type Cover, type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

const scoops = ({ light }: Cover) => [food.cream, food.pepper, light.accentLight, food.crust] as const;

const tubs = (cover: Cover, width: number, height: number): string =>
  many(5, (i) =>
    put(
      -width * 0.4 + i * width * 0.2,
      0,
      tub(Math.min(width * 0.18, height * 1.1), scoops(cover)[i % 4] ?? food.cream, cover.light.groundShade),
    ),
  );

export const iceCream: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'ice-cream',
      roof: 'stepped',
      display: (w, h) =>
        many(5, (i) => put(-w * 0.38 + i * w * 0.19, -4, cone(h * 0.84, flavours(light, i)))),
      props: join(
        put(250, 800, iceCart(light, 290, umbrella(light, 270, 230, light.accent, light.light))),
        put(470, 788, child(light, 150, light.second)),
        put(534, 794, child(light, 138, light.accentLight, true)),
        fade(0.2, `<ellipse cx="722" cy="790" rx="80" ry="12" fill="${light.shadow}"/>`),
        box(670, 778, 92, 14, light.dark, 4),
        put(716, 784, cone(220, flavours(light, 1))),
      ),
    });
  },
  inside: (cover) => {
    const { light, random } = cover;
    return join(
      room(light, WIDTH, HEIGHT, 650, 0.35),
      put(110, 130, windowView(random, light, 290, 250)),
      disc(960, 260, 150, light.accentLight),
      put(960, 390, cone(270, [food.cream, food.pepper, food.cocoa])),
      checkedFloor(WIDTH, 650, HEIGHT, light.shadow),
      put(
        640,
        700,
        figure(420, {
          skin: skins[3],
          hair: light.dark,
          top: light.light,
          bottom: light.trim,
          wrap: light.accent,
        }),
      ),
      put(
        600,
        800,
        glassCounter(light, { width: 960, height: 280, front: light.accent, top: light.light }, (w, h) =>
          tubs(cover, w, h),
        ),
      ),
      many(4, (i) => put(220 + i * 84, 516, cone(130, flavours(light, i)))),
      box(180, 470, 330, 12, light.bark, 4),
      box(196, 482, 10, 36, light.bark),
      box(484, 482, 10, 36, light.bark),
      many(2, (i) => put(480 + i * 240, 0, pendant(light, 46, 80, light.second))),
    );
  },
};
