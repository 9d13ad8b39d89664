import type { Light } from '../palette';
import { mirrorFrame, salonChair } from '../parts/furniture';
import { goodsRow } from '../parts/packed-goods';
import { box, join, many, put } from '../svg';
import type { Cover } from './cover';

export const mirrors = (light: Light, w: number, h: number): string =>
  many(3, (i) =>
    join(
      put(-w * 0.32 + i * w * 0.32, -h * 0.66, mirrorFrame(light, w * 0.16, h * 0.5)),
      put(-w * 0.3 + i * w * 0.32, 0, salonChair(light, h * 0.62, i % 2 ? light.second : light.accentLight)),
    ),
  );

/** Three places before mirrors, with a shelf of bottles. */
export const stations = ({ light, random }: Cover, seat: string): string =>
  join(
    many(3, (i) => put(250 + i * 350, 320, mirrorFrame(light, 190, 300))),
    box(110, 500, 980, 22, light.trim, 4),
    box(110, 522, 980, 70, light.accent),
    many(3, (i) => put(180 + i * 350, 500, goodsRow(random, light, 150, 62, ['bottle', 'jar']))),
    many(3, (i) => put(270 + i * 350, 820, salonChair(light, 380, i === 1 ? light.second : seat))),
  );
