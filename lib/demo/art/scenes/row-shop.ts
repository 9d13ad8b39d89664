import type { CoverCategory } from '../cover-categories';
import { food, type Light } from '../palette';
import { emblem } from '../parts/emblems';
import { loaf, pot } from '../parts/kitchen';
import { goodsRow } from '../parts/packed-goods';
import { type Roof, shopfront } from '../parts/shopfront';
import { box, join, many, put } from '../svg';
import type { Stage } from './scene';

/** A shop of a row: what it sells, in what colours and how large. */
export const shop = (
  stage: Stage,
  category: CoverCategory,
  width: number,
  height: number,
  roof: Roof,
  light: Light,
): string =>
  shopfront(light, {
    width,
    height,
    roof,
    emblem: emblem(category, light.trim, light.accent),
    doorAt: 'right',
    display: (w, h) =>
      category === 'restaurant'
        ? many(3, (i) =>
            put(
              -w * 0.3 + i * w * 0.3,
              0,
              pot(light, w * 0.24, [light.accentLight, light.second, light.light][i] ?? light.second),
            ),
          )
        : category === 'bakery'
          ? many(4, (i) =>
              put(-w * 0.36 + i * w * 0.24, 0, loaf(light, w * 0.2, i % 2 ? food.bread : food.crust)),
            )
          : join(
              box(-w / 2, -h * 0.5, w, 8, light.second),
              put(-w / 2 + 8, -h * 0.5, goodsRow(stage.random, light, w - 16, h * 0.36, ['jar', 'packet'])),
              put(-w / 2 + 8, 0, goodsRow(stage.random, light, w - 16, h * 0.38, ['bottle', 'tin'])),
            ),
  });

/** The same light with forest and clay changed about, so that neighbours differ. */
export const swapped = (light: Light): Light => ({
  ...light,
  accent: light.trim,
  accentLight: light.leafLight,
  trim: light.accent,
  wall: light.secondLight,
  wallShade: light.second,
});
