/** A named location in WGS 84 degrees, accurate to about a kilometre. */
export type NamedLocation = { name: string; latitude: number; longitude: number };

/** The content of a country map, and the data for drawing it. */
export type MapDefinition = {
  /** The name of its drawing in kebab-case. */
  drawing: string;
  /** The country's name in Natural Earth. */
  feature: string;
  /** The scale of Natural Earth's shapes: large countries need fewer points. */
  detail: '10m' | '50m' | '110m';
  /**
   * The area that fills the drawing, in degrees, where distant islands would make the country small;
   * default: the full country.
   */
  window?: { west: number; south: number; east: number; north: number };
  /** Towns for orientation. */
  towns: readonly NamedLocation[];
  /** The position of the sea's name. */
  sea?: NamedLocation;
};
