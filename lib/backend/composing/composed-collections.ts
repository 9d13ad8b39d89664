/** The collections whose documents are made of blocks. */
export const composedCollections = ['pages', 'website-sections'] as const;
export type Composed = (typeof composedCollections)[number];
