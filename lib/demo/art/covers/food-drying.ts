import { food } from '../palette';
import { figure, skins } from '../parts/figures';
import { counter, pendant } from '../parts/furniture';
import { jar, openSack } from '../parts/packed-goods';
import { room } from '../parts/room';
import { dryingRack } from '../parts/workshop';
import { join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { worksFront } from './works-front';

export const foodDrying: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return worksFront(
      cover,
      'food-drying',
      join(
        put(300, 800, dryingRack(light, 250, [food.pepper, food.bread, food.cream])),
        many(3, (i) =>
          put(850 + i * 90, 800, openSack(90, light.secondLight, i % 2 ? food.bread : food.cocoa)),
        ),
        put(
          560,
          800,
          figure(236, {
            skin: skins[2],
            hair: light.dark,
            top: light.light,
            bottom: light.accent,
            skirt: true,
            wrap: light.second,
          }),
        ),
      ),
    );
  },
  inside: ({ light }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.2),
      put(330, 800, dryingRack(light, 480, [food.pepper, food.bread, food.cream])),
      put(
        680,
        820,
        figure(420, {
          skin: skins[0],
          hair: light.dark,
          top: light.light,
          bottom: light.light,
          wrap: light.accentLight,
        }),
      ),
      put(930, 850, counter(light, 420, 240, light.light, light.accent)),
      many(5, (i) => put(790 + i * 70, 600, jar(90, i % 2 ? food.bread : food.pepper, light.trim))),
      put(130, 860, openSack(150, light.secondLight, food.bread)),
      put(930, 0, pendant(light, 70, 90, light.second)),
    ),
};
