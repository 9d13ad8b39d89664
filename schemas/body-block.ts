/** The id of the block that is made of a text which a page has beside its blocks. */
export const bodyBlockId = 'body';
