/** The kinds of record whose own pictures appear on pages. */
export const picturedKinds = ['office', 'agent', 'listing', 'post'] as const;
export type PicturedKind = (typeof picturedKinds)[number];

/** Which pictures a source supplies that belong to records. */
export type SuppliedPictures<Supplied extends string = string> = {
  kind: PicturedKind;
  /** The prop with the record or a list of records; without it the props are the record itself. */
  prop?: Supplied;
  /** How a record is identified: by its slug, by its address, which ends with the slug, or by the query. */
  by: 'slug' | 'href' | 'query';
  /** The fields with its name, and with its picture or a list of pictures. */
  name: string;
  image: string;
};
