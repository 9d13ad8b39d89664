import { food, type Light } from '../palette';
import { figure, skins } from '../parts/figures';
import { openSack, sack } from '../parts/packed-goods';
import { room, windowView } from '../parts/room';
import { tricycle } from '../parts/vehicles';
import { bagStack } from '../parts/yard-goods';
import { box, disc, join, many, put, rule } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { worksFront } from './works-front';

/** A platform scale with a sack on it. */
const scale = (light: Light, height: number): string =>
  join(
    box(-height * 0.5, -height * 0.1, height, height * 0.1, light.dark, 6),
    rule(`M${-height * 0.42} ${-height * 0.1}V${-height}`, light.trim, 14),
    disc(-height * 0.42, -height, height * 0.16, light.light),
    rule(`M${-height * 0.42} ${-height}l${height * 0.07} ${-height * 0.07}`, light.dark, 6),
    put(height * 0.12, -height * 0.1, sack(height * 0.46, light.secondLight, light.accent)),
  );

export const cropBuying: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return worksFront(
      cover,
      'crop-buying',
      join(
        put(330, 800, scale(light, 190)),
        put(860, 800, tricycle(light, 280, bagStack(light, 120, 2, light.secondLight, light.accent))),
        many(3, (i) =>
          put(520 + i * 90, 810, openSack(90, light.secondLight, i % 2 ? food.bread : food.cocoa)),
        ),
        put(
          470,
          770,
          figure(236, {
            skin: skins[1],
            hair: light.dark,
            top: light.second,
            bottom: light.trim,
            arm: 'out',
          }),
        ),
      ),
    );
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.25),
      put(120, 130, windowView(random, light, 320, 230)),
      put(900, 700, bagStack(light, 380, 6, light.secondLight, light.accent)),
      put(420, 830, scale(light, 360)),
      put(
        640,
        820,
        figure(410, { skin: skins[4], hair: light.dark, top: light.light, bottom: light.accent, arm: 'out' }),
      ),
      put(930, 860, openSack(190, light.secondLight, food.cocoa)),
      put(1100, 860, openSack(170, light.secondLight, food.bread)),
    ),
};
