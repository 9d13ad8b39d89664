import { food, type Light } from '../palette';
import { blender, fruitHeap, juiceGlass, melonSlice, pineapple } from '../parts/cold-treats';
import { figure, skins } from '../parts/figures';
import { counter, pendant, stool } from '../parts/furniture';
import { umbrella } from '../parts/kitchen';
import { crate } from '../parts/packed-goods';
import { checkedFloor, room, tiles, windowView } from '../parts/room';
import { box, join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

const juices = [food.bread, food.pepper, food.leaf] as const;

/** A board with what there is to drink, drawn; (0, 0) is its top left corner. */
const menu = (light: Light, width: number, height: number): string =>
  join(
    box(-12, -12, width + 24, height + 24, light.bark, 6),
    box(0, 0, width, height, light.dark),
    many(3, (i) =>
      put(
        width * (0.18 + i * 0.32),
        height * 0.84,
        juiceGlass(light, height * 0.54, juices[i] ?? food.bread),
      ),
    ),
  );

export const juiceBar: CoverPair = {
  outside: (cover) => {
    const { light, random } = cover;
    return streetFront(cover, {
      category: 'juice-bar',
      roof: 'parapet',
      display: (w, h) =>
        join(
          put(-w * 0.4, 0, pineapple(h * 0.8)),
          put(-w * 0.25, 0, fruitHeap(h * 0.2, food.bread)),
          many(3, (i) =>
            put(-w * 0.06 + i * w * 0.12, 0, juiceGlass(light, h * 0.56, juices[i] ?? food.bread)),
          ),
          put(w * 0.34, 0, fruitHeap(h * 0.2, food.pepper)),
          put(w * 0.46, 0, pineapple(h * 0.7)),
        ),
      props: join(
        put(250, 780, crate(random, light, 150, [food.bread])),
        put(420, 784, crate(random, light, 150, [food.pepper])),
        put(250, 700, pineapple(104)),
        put(206, 706, pineapple(88)),
        put(650, 800, stool(light, 104, light.accent)),
        put(650, 690, juiceGlass(light, 78, food.bread)),
        put(
          760,
          784,
          figure(236, {
            skin: skins[1],
            hair: light.dark,
            top: light.second,
            bottom: light.trim,
            wrap: light.accentLight,
            skirt: true,
            arm: 'out',
          }),
        ),
        put(250, 790, umbrella(light, 340, 330, light.second, light.light)),
      ),
    });
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 660, 0.1),
      tiles(light, 100, 330, 1000, 150, 50),
      put(130, 110, menu(light, 380, 200)),
      put(800, 110, windowView(random, light, 290, 230)),
      checkedFloor(WIDTH, 660, HEIGHT, light.shadow),
      put(
        640,
        700,
        figure(430, {
          skin: skins[0],
          hair: light.dark,
          top: light.light,
          bottom: light.trim,
          wrap: light.second,
        }),
      ),
      put(600, 790, counter(light, 960, 260, light.accent, light.light)),
      put(230, 528, pineapple(170)),
      put(160, 528, pineapple(140)),
      put(350, 528, fruitHeap(48, food.bread)),
      put(490, 528, blender(light, 190, food.pepper)),
      many(3, (i) => put(760 + i * 84, 528, juiceGlass(light, 118, juices[i] ?? food.bread))),
      put(1030, 528, melonSlice(110)),
      many(3, (i) => put(300 + i * 300, 866, stool(light, 190, light.second))),
      many(2, (i) => put(580 + i * 130, 0, pendant(light, 40 + i * 40, 78, light.accent))),
    ),
};
