/** A relation as Payload gives it: an id, or the whole document when it was populated. */
export type Relation = number | { id: number } | null | undefined;

/** The id a relation holds, or null when it is empty. */
export function relationId(relation: Relation): number | null {
  if (relation === null || relation === undefined) return null;
  return typeof relation === 'number' ? relation : relation.id;
}
