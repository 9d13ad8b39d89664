/** The id of the block that is created from the body text of a page. */
export const bodyBlockId = 'body';
