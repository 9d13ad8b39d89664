import type { CoverCategory } from './cover-categories';
import { type Light, lightList } from './palette';
import { nth } from './random';

type CoverView = {
  side: 'outside' | 'inside';
  light: Light;
  /** Whether the picture is turned round. */
  mirrored: boolean;
};

/** From where and at which hour a trade is seen: from the street (0, 2) or close by (1, 3). */
export const coverView = (category: CoverCategory, variant: number): CoverView => ({
  side: variant % 2 ? 'inside' : 'outside',
  light: nth(lightList, variant + category.length),
  mirrored: variant > 1,
});
