/**
 * A country drawing: an SVG file with the shapes `home` and `neighbours` in a box of `width` × `height`, and
 * its Mercator projection.
 */
export type CountryMap = {
  file: string;
  width: number;
  height: number;
  scale: number;
  translateX: number;
  translateY: number;
  /**
   * The land spans of each row of `LAND_ROW_HEIGHT_UNITS` units from top to bottom: start and end of each span
   * from left to right.
   */
  land: readonly (readonly number[])[];
};

/** The height of a row of `land`, in units of the drawing. */
export const LAND_ROW_HEIGHT_UNITS = 20;
