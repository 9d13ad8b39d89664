import type { Light } from '../palette';
import { figure, skins } from '../parts/figures';
import { chair, desk, framed, monitor, pendant } from '../parts/furniture';
import { room, windowView } from '../parts/room';
import { pottedPlant } from '../parts/trees';
import { box, boxPath, disc, join, many, path, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { streetFront } from './street-front';

const serverRack = (light: Light, height: number): string => {
  const w = height * 0.44;
  return join(
    box(-w / 2, -height, w, height, light.dark, 6),
    many(7, (i) =>
      join(
        box(-w * 0.42, -height * 0.96 + i * height * 0.13, w * 0.84, height * 0.1, light.trim, 3),
        disc(-w * 0.32, -height * 0.91 + i * height * 0.13, 5, light.second),
        disc(-w * 0.22, -height * 0.91 + i * height * 0.13, 5, i % 2 ? light.accentLight : light.light),
        path(
          many(4, (k) =>
            boxPath(-w * 0.06 + k * w * 0.11, -height * 0.94 + i * height * 0.13, w * 0.06, height * 0.06),
          ),
          light.dark,
        ),
      ),
    ),
  );
};

export const itServices: CoverPair = {
  outside: (cover) =>
    streetFront(cover, {
      category: 'it-services',
      roof: 'parapet',
      display: (w, h) =>
        join(
          many(3, (i) =>
            put(
              -w * 0.3 + i * w * 0.3,
              0,
              monitor(
                cover.light,
                Math.min(w * 0.25, h * 0.9),
                [cover.light.accentLight, cover.light.second, cover.light.accent][i] ?? cover.light.second,
              ),
            ),
          ),
          put(-w * 0.1, -h, pendant(cover.light, h * 0.06, h * 0.2, cover.light.second)),
        ),
      props: join(
        put(
          300,
          772,
          figure(240, {
            skin: skins[2],
            hair: cover.light.dark,
            top: cover.light.second,
            bottom: cover.light.trim,
            arm: 'out',
          }),
        ),
        box(366, 606, 62, 44, cover.light.dark, 5),
        put(720, 768, pottedPlant(cover.light, 130)),
      ),
    }),
  inside: ({ light, random }) =>
    join(
      room(light, WIDTH, HEIGHT, 690, 0.3),
      put(130, 120, windowView(random, light, 380, 260)),
      put(720, 240, framed(light, 200)),
      put(1010, 780, serverRack(light, 560)),
      put(480, 820, desk(light, 760, 250, light.trim)),
      put(300, 562, monitor(light, 260, light.accent)),
      put(570, 562, monitor(light, 260, light.accentLight)),
      box(240, 556, 130, 10, light.dark, 4),
      put(770, 562, pottedPlant(light, 120)),
      put(300, 860, chair(light, 300, light.second)),
      put(500, 0, pendant(light, 60, 80, light.second)),
    ),
};
