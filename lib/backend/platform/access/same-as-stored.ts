import { relationId } from '../../relation-id';

/**
 * Whether a submitted value equals the stored one. A relation may be an id or a populated document; all
 * empty values are equal; a group is compared by its submitted fields only.
 */
export function isSameAsStored(sent: unknown, stored: unknown): boolean {
  if (isEmptyValue(sent) || isEmptyValue(stored)) return isEmptyValue(sent) && isEmptyValue(stored);
  const id = relationId(sent);
  if (id !== null && relationId(stored) !== null) return id === relationId(stored);
  if (Array.isArray(sent) || Array.isArray(stored)) return isSameList(sent, stored);
  if (!(sent instanceof Object)) return String(sent) === String(stored);
  const storedFields = new Map(Object.entries(stored instanceof Object ? stored : {}));
  return Object.entries(sent).every(([key, value]) => isSameAsStored(value, storedFields.get(key)));
}

function isSameList(sent: unknown, stored: unknown): boolean {
  if (!Array.isArray(sent) || !Array.isArray(stored) || sent.length !== stored.length) return false;
  return sent.every((one, index) => isSameAsStored(one, stored[index]));
}

/** Whether the value is an empty field, list or group. An unchecked checkbox counts as empty. */
function isEmptyValue(value: unknown): boolean {
  if (value instanceof Object) return Object.values(value).every(isEmptyValue);
  return value === undefined || value === null || value === '' || value === false;
}
