/** The kinds of record whose own pictures pages show. */
export const picturedKinds = ['office', 'agent', 'listing', 'post'] as const;
export type PicturedKind = (typeof picturedKinds)[number];

/** Which pictures a source supplies that belong to records. */
export type SuppliedPictures<Supplied extends string = string> = {
  kind: PicturedKind;
  /** The prop that holds the record, or a list of them; without one the props are the record itself. */
  prop?: Supplied;
  /** By what a record is known: its slug, its address, which ends with that, or what the query asks for. */
  by: 'slug' | 'href' | 'asked';
  /** What it is called, and its picture or the list that begins with it. */
  name: string;
  image: string;
};
