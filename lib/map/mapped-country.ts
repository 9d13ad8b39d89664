/** Somewhere by name. WGS 84 degrees, to about a kilometre. */
export type NamedSpot = { name: string; latitude: number; longitude: number };

/** What a map of a country shows, and what is drawn of it. */
export type MappedCountry = {
  /** What its drawing is called, in kebab-case. */
  drawing: string;
  /** Its name in Natural Earth. */
  feature: string;
  /** The scale of Natural Earth's shapes: the larger the country, the fewer points. */
  detail: '10m' | '50m' | '110m';
  /** The part that fills the drawing, in degrees, where islands far away would make it small; the whole when left out. */
  window?: { west: number; south: number; east: number; north: number };
  /** For orientation. */
  towns: readonly NamedSpot[];
  /** Where the sea's name stands. */
  sea?: NamedSpot;
};
