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
};
