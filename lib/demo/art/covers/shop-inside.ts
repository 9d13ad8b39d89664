import type { Light } from '../palette';
import { goodsRow } from '../parts/packed-goods';
import { box, join, put, shape } from '../svg';
import type { Cover } from './cover';

/** A window with two shelves of goods. */
export const stocked = (
  { light, random }: Cover,
  w: number,
  h: number,
  kinds: readonly ('bottle' | 'jar' | 'tin' | 'packet')[],
): string =>
  join(
    put(-w / 2 + 8, -h * 0.52, goodsRow(random, light, w - 16, h * 0.36, kinds)),
    box(-w / 2, -h * 0.52, w, 8, light.second),
    put(-w / 2 + 8, 0, goodsRow(random, light, w - 16, h * 0.38, kinds)),
  );

/** A till with its drawer. */
export const till = (light: Light): string =>
  join(
    shape(light.dark, -70, 0, 70, 0, 54, -56, -54, -56),
    box(-44, -106, 88, 52, light.dark, 6),
    box(-36, -98, 72, 34, light.secondLight, 3),
    box(-78, -4, 156, 14, light.trim),
  );
