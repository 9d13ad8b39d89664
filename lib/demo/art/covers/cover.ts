import type { Light } from '../palette';
import type { Random } from '../random';

/** What a composition is drawn with; the canvas is 1200 × 900, main things stay within 90 … 1110 × 120 … 840. */
export type Cover = {
  light: Light;
  random: Random;
  /** Whether the whole picture is turned round in the end; what is to be read must then be turned against it. */
  mirrored: boolean;
};
type Composition = (cover: Cover) => string;

/** Each trade is seen from the street and from close by. */
export type CoverPair = { outside: Composition; inside: Composition };

export const WIDTH = 1200;
export const HEIGHT = 900;
export const PAVEMENT = 706;
