/** A relation as Payload gives it: an id, or the whole document when it was populated. */
export type Relation = number | { id: number } | null | undefined;

/** The id a relation holds, in whichever of its forms; null when it holds none. */
export function relationId(relation: unknown): number | null {
  const id = typeof relation === 'object' && relation !== null && 'id' in relation ? relation.id : relation;
  return typeof id === 'number' ? id : null;
}
