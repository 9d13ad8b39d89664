/** The owner fields of a document: of the given office, or of the network for null. */
export const toOwnerFields = (office: number | null) =>
  office === null ? { scope: 'network' as const, office: null } : { scope: 'office' as const, office };
