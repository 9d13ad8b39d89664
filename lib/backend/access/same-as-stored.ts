import { relationId } from '../relation-id';

/**
 * Whether what was sent says nothing else than what is stored: a relation as an id or as a whole document, nothing in
 * whatever form, of a group what was sent of it.
 */
export function isSameAsStored(sent: unknown, stored: unknown): boolean {
  if (isNothing(sent) || isNothing(stored)) return isNothing(sent) && isNothing(stored);
  const id = relationId(sent);
  if (id !== null && relationId(stored) !== null) return id === relationId(stored);
  if (Array.isArray(sent) || Array.isArray(stored)) return isSameList(sent, stored);
  if (!(sent instanceof Object)) return String(sent) === String(stored);
  const known = new Map(Object.entries(stored instanceof Object ? stored : {}));
  return Object.entries(sent).every(([key, value]) => isSameAsStored(value, known.get(key)));
}

function isSameList(sent: unknown, stored: unknown): boolean {
  if (!Array.isArray(sent) || !Array.isArray(stored) || sent.length !== stored.length) return false;
  return sent.every((one, at) => isSameAsStored(one, stored[at]));
}

/** An empty box, list or group; a box that is not ticked was never touched either. */
function isNothing(value: unknown): boolean {
  if (value instanceof Object) return Object.values(value).every(isNothing);
  return value === undefined || value === null || value === '' || value === false;
}
