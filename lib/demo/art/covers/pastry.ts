import { food, type Light } from '../palette';
import { figure, skins } from '../parts/figures';
import { pendant } from '../parts/furniture';
import { glassCounter } from '../parts/glass-counter';
import { cake } from '../parts/kitchen';
import { checkedFloor, room, windowView } from '../parts/room';
import { box, disc, join, many, path, put, shape } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';
import { tableForTwo } from './table-for-two';

/** A wedding cake of three tiers on its stand. */
const weddingCake = (light: Light, height: number): string => {
  const h = height;
  const tier = (width: number, foot: number, tall: number): string =>
    join(
      box(-width / 2, -foot - tall, width, tall, light.light, 4),
      path(
        `M${-width / 2} ${-foot - tall}h${width}v${tall * 0.16}${many(6, () => `q${-width / 12} ${tall * 0.3} ${-width / 6} 0`)}z`,
        light.accentLight,
      ),
      many(5, (i) => disc(-width * 0.4 + i * width * 0.2, -foot - tall * 0.12, tall * 0.09, light.second)),
    );
  return join(
    shape(light.second, -h * 0.16, 0, h * 0.16, 0, h * 0.05, -h * 0.1, -h * 0.05, -h * 0.1),
    box(-h * 0.36, -h * 0.13, h * 0.72, h * 0.05, light.second, 4),
    tier(h * 0.62, h * 0.13, h * 0.28),
    tier(h * 0.44, h * 0.41, h * 0.24),
    tier(h * 0.26, h * 0.65, h * 0.2),
    disc(-h * 0.04, -h * 0.9, h * 0.05, food.pepper),
    disc(h * 0.04, -h * 0.91, h * 0.05, food.pepper),
    disc(0, -h * 0.95, h * 0.05, food.pepper),
  );
};

/** A small cake in its paper. */
const cupcake = (light: Light, width: number, icing: string): string =>
  join(
    shape(
      light.bark,
      -width * 0.42,
      -width * 0.46,
      width * 0.42,
      -width * 0.46,
      width * 0.3,
      0,
      -width * 0.3,
      0,
    ),
    path(
      `M${-width / 2} ${-width * 0.44}Q${-width * 0.5} ${-width * 0.74} ${-width * 0.2} ${-width * 0.76}Q0 ${-width * 1.1} ${width * 0.2} ${-width * 0.76}Q${width * 0.5} ${-width * 0.74} ${width / 2} ${-width * 0.44}z`,
      icing,
    ),
    disc(0, -width * 0.94, width * 0.1, food.pepper),
  );

const icings = (light: Light) => [light.light, light.accentLight, light.second, food.cream];

const cupcakes = (light: Light, count: number, width: number, step: number): string =>
  many(count, (i) =>
    put((i - (count - 1) / 2) * step, 0, cupcake(light, width, icings(light)[i % 4] ?? food.cream)),
  );

export const pastry: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'pastry',
      roof: 'stepped',
      display: (w, h) =>
        join(
          put(-w * 0.34, 0, cake(light, w * 0.15, light.accentLight)),
          put(0, 0, weddingCake(light, h * 0.96)),
          put(w * 0.34, 0, cake(light, w * 0.15, light.second)),
          put(-w * 0.17, 0, cupcakes(light, 2, h * 0.24, h * 0.26)),
          put(w * 0.17, 0, cupcakes(light, 2, h * 0.24, h * 0.26)),
        ),
      props: join(
        tableForTwo(cover, 240, 806, light.accent),
        put(
          724,
          782,
          figure(238, {
            skin: skins[1],
            hair: light.dark,
            top: light.second,
            bottom: light.trim,
            wrap: light.accentLight,
            skirt: true,
            arm: 'out',
          }),
        ),
        box(782, 602, 60, 40, light.light, 3),
        box(808, 602, 8, 40, light.accent),
      ),
    });
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 660, 0.3),
      put(800, 120, windowView(random, light, 290, 250)),
      box(110, 250, 430, 14, light.bark, 4),
      box(110, 420, 430, 14, light.bark, 4),
      many(3, (i) => put(190 + i * 136, 250, cake(light, 92, icings(light)[i + 1] ?? light.second))),
      put(325, 420, cupcakes(light, 5, 62, 80)),
      checkedFloor(WIDTH, 660, HEIGHT, light.shadow),
      put(
        660,
        710,
        figure(420, {
          skin: skins[0],
          hair: light.light,
          top: light.light,
          bottom: light.trim,
          wrap: light.light,
        }),
      ),
      put(
        600,
        830,
        glassCounter(
          light,
          { width: 980, height: 300, front: light.accent, top: light.secondLight },
          (w, h) =>
            join(
              many(4, (i) =>
                put(-w * 0.39 + i * w * 0.26, 0, cake(light, h * 0.86, icings(light)[i] ?? light.second)),
              ),
              many(3, (i) => put(-w * 0.26 + i * w * 0.26, 0, cupcakes(light, 2, h * 0.34, h * 0.36))),
            ),
        ),
      ),
      put(920, 526, weddingCake(light, 300)),
      put(300, 526, cupcakes(light, 4, 58, 66)),
      many(2, (i) => put(560 + i * 160, 0, pendant(light, 50, 80, light.accent))),
    ),
};
