import type { Light } from '../palette';
import { figure, skins } from '../parts/figures';
import { stool } from '../parts/furniture';
import { checkedFloor, room, tiles } from '../parts/room';
import { box, disc, join, many, path, put } from '../svg';
import { type CoverPair, HEIGHT, WIDTH } from './cover';
import { mirrors, stations } from './hair-stations';
import { streetFront } from './street-front';

const barberPole = (light: Light, height: number): string =>
  join(
    box(-26, -height, 52, height, light.light, 10),
    path(
      many(
        6,
        (i) => `M-26 ${-height + 44 + i * 40}L26 ${-height + 14 + i * 40}v20L-26 ${-height + 64 + i * 40}z`,
      ),
      light.accent,
    ),
    path(
      many(
        6,
        (i) => `M-26 ${-height + 64 + i * 40}L26 ${-height + 34 + i * 40}v8L-26 ${-height + 72 + i * 40}z`,
      ),
      light.trim,
    ),
    box(-34, -height - 18, 68, 30, light.second, 8),
    box(-34, -12, 68, 30, light.second, 8),
    disc(0, -height - 28, 16, light.second),
  );

export const barber: CoverPair = {
  outside: (cover) =>
    streetFront(cover, {
      category: 'barber',
      roof: 'parapet',
      display: (w, h) => mirrors(cover.light, w, h),
      props: join(
        put(168, 640, barberPole(cover.light, 250)),
        put(
          300,
          772,
          figure(240, {
            skin: skins[1],
            hair: cover.light.dark,
            top: cover.light.light,
            bottom: cover.light.trim,
          }),
        ),
        put(570, 790, stool(cover.light, 92, cover.light.second)),
      ),
    }),
  inside: (cover) =>
    join(
      room(cover.light, WIDTH, HEIGHT, 690, 0.45),
      tiles(cover.light, 110, 120, 980, 380, 70),
      checkedFloor(WIDTH, 690, HEIGHT, cover.light.shadow),
      stations(cover, cover.light.trim),
      put(76, 560, barberPole(cover.light, 300), 0.9),
      put(
        790,
        800,
        figure(520, {
          skin: skins[1],
          hair: cover.light.dark,
          top: cover.light.light,
          bottom: cover.light.dark,
          arm: 'out',
        }),
      ),
    ),
};
