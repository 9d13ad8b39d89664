/**
 * A drawn country: an SVG file with the shapes `home` and `neighbours` in a box of `width` × `height`, and
 * the Mercator projection they were drawn in.
 */
export type CountryMap = {
  file: string;
  width: number;
  height: number;
  scale: number;
  translateX: number;
  translateY: number;
  /** From top to bottom, where each row of `landRow` units is of the country: stretches from left to right, one after the other. */
  land: readonly (readonly number[])[];
};

/** Height of a row of `land`, in the drawing's units. */
export const landRow = 20;
