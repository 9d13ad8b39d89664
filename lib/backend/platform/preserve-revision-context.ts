/**
 * Request context of a write that changes no visible content: the revision of the document does not increase.
 */
export const preserveRevisionContext = { preservesRevision: true } as const;
