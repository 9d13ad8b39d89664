/** The owner fields of a document: an office's, or the network's for null. */
export const ownedBy = (office: number | null) =>
  office === null ? { scope: 'network' as const, office: null } : { scope: 'office' as const, office };
