import { figure, skins } from '../parts/figures';
import { exerciseBooks, learner, sumsBoard } from '../parts/lessons';
import { room, windowView } from '../parts/room';
import { pottedPlant } from '../parts/trees';
import { box, fade, join, many, put, rule } from '../svg';
import { child } from './child';
import { type Cover, type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

/** A child on the way to lessons, with a bag on its back. */
const pupil = ({ light }: Cover, height: number, top: string, skirt: boolean): string =>
  join(
    box(-height * 0.19, -height * 0.78, height * 0.2, height * 0.3, light.accentLight, 8),
    child(light, height, top, skirt),
  );

/** A board of sums on its easel, put out on the pavement. */
const easel = ({ light, mirrored }: Cover): string =>
  join(
    fade(0.2, `<ellipse cx="10" cy="0" rx="96" ry="12" fill="${light.shadow}"/>`),
    rule('M-60 -40L-78 0M60 -40L78 0', light.bark, 9),
    put(0, -190, sumsBoard(light, { width: 150, height: 140, sums: ['2+3=5', '4×2'] }, mirrored)),
  );

export const tutoring: CoverPair = {
  outside: (cover) => {
    const { light, mirrored } = cover;
    return streetFront(cover, {
      category: 'tutoring',
      roof: 'zinc',
      display: (w, h) =>
        join(
          put(0, -h * 0.86, sumsBoard(light, { width: w * 0.6, height: h * 0.3, sums: ['7−4=3'] }, mirrored)),
          many(3, (i) =>
            put(
              -w * 0.3 + i * w * 0.3,
              h * 0.16,
              learner(light, h * 0.66, {
                top: [light.second, light.light, light.accentLight][i] ?? light.light,
                skin: skins[i % 2] ?? skins[0],
                desk: light.secondLight,
              }),
            ),
          ),
        ),
      props: join(
        put(262, 790, easel(cover)),
        put(420, 784, pupil(cover, 158, light.second, false)),
        put(494, 792, pupil(cover, 150, light.second, true)),
        put(
          734,
          780,
          figure(238, { skin: skins[2], hair: light.dark, top: light.light, bottom: light.trim, arm: 'out' }),
        ),
      ),
    });
  },
  inside: ({ light, random, mirrored }) =>
    join(
      room(light, WIDTH, HEIGHT, 620, 0.1),
      put(
        520,
        100,
        sumsBoard(light, { width: 560, height: 330, sums: ['2+3=5', '7−4=3', '3×2=6'] }, mirrored),
      ),
      put(930, 130, windowView(random, light, 180, 260)),
      put(90, 680, pottedPlant(light, 200)),
      put(
        880,
        700,
        figure(400, { skin: skins[2], hair: light.dark, top: light.light, bottom: light.trim, arm: 'out' }),
        1,
        true,
      ),
      many(3, (i) =>
        put(
          230 + i * 370,
          868,
          learner(light, 310, {
            top: [light.second, light.accentLight, light.second][i] ?? light.second,
            skin: skins[i % 2] ?? skins[0],
            desk: light.secondLight,
            on: put(88, 0, exerciseBooks(light, 84)),
          }),
        ),
      ),
    ),
};
