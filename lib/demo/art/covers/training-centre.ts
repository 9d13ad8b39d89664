import type { Light } from '../palette';
import { figure, skins } from '../parts/figures';
import { pendant } from '../parts/furniture';
import { flipChart, laptop, learner } from '../parts/lessons';
import { room, windowView } from '../parts/room';
import { pottedPlant } from '../parts/trees';
import { box, fade, join, many, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

const students = (light: Light, count: number, height: number, step: number): string =>
  many(count, (i) =>
    put(
      i * step,
      0,
      learner(light, height, {
        top: [light.accent, light.second, light.light][i % 3] ?? light.accent,
        skin: skins[i % 3] ?? skins[0],
        wrap: i === 1 ? light.trim : undefined,
        desk: light.secondLight,
        on: put(0, 0, laptop(light, height * 0.74, light.accentLight)),
      }),
    ),
  );

export const trainingCentre: CoverPair = {
  outside: (cover) => {
    const { light } = cover;
    return streetFront(cover, {
      category: 'training-centre',
      roof: 'parapet',
      display: (w, h) =>
        join(
          put(-w * 0.36, h * 0.02, flipChart(light, h * 0.98)),
          put(
            -w * 0.18,
            h * 0.2,
            figure(h * 1.1, { skin: skins[0], hair: light.dark, top: light.light, bottom: light.trim }),
          ),
          put(w * 0.02, h * 0.14, students(light, 3, h * 0.72, w * 0.2)),
        ),
      props: join(
        fade(0.2, `<ellipse cx="228" cy="790" rx="110" ry="14" fill="${light.shadow}"/>`),
        put(220, 792, flipChart(light, 224)),
        put(
          356,
          780,
          figure(236, {
            skin: skins[1],
            hair: light.dark,
            top: light.accentLight,
            bottom: light.trim,
            wrap: light.second,
            skirt: true,
          }),
        ),
        put(
          720,
          784,
          figure(240, { skin: skins[4], hair: light.dark, top: light.second, bottom: light.dark }),
        ),
        box(734, 672, 44, 34, light.bark, 4),
      ),
    });
  },
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 630, 0.2),
      put(90, 130, windowView(random, light, 300, 250)),
      put(640, 690, flipChart(light, 580)),
      put(
        970,
        720,
        figure(430, { skin: skins[0], hair: light.dark, top: light.light, bottom: light.trim, arm: 'out' }),
        1,
        true,
      ),
      put(1110, 690, pottedPlant(light, 220)),
      put(230, 870, students(light, 3, 300, 360)),
      put(270, 0, pendant(light, 40, 80, light.second)),
    ),
};
