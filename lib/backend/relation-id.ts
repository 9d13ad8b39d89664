/** A relation value of Payload: an id, or the populated document. */
export type Relation = number | { id: number } | null | undefined;

/** The id of a relation value in either form; null when it is empty. */
export function relationId(relation: unknown): number | null {
  const id = typeof relation === 'object' && relation !== null && 'id' in relation ? relation.id : relation;
  return typeof id === 'number' ? id : null;
}
