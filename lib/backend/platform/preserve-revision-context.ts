/**
 * Context of a write that changes nothing that people read in the document: its revision does not increase.
 */
export const preserveRevisionContext = { preservesRevision: true } as const;
