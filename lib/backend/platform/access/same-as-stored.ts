import { relationId } from '../../relation-id';

/**
 * Whether a submitted value equals the stored one. A relation may be an id or a populated document; all
 * empty values are equal; a group is compared by its submitted fields only.
 */
export function isSameAsStored(submitted: unknown, stored: unknown): boolean {
  if (isEmptyValue(submitted) || isEmptyValue(stored)) return isEmptyValue(submitted) && isEmptyValue(stored);
  const id = relationId(submitted);
  if (id !== null && relationId(stored) !== null) return id === relationId(stored);
  if (Array.isArray(submitted) || Array.isArray(stored)) return isSameList(submitted, stored);
  if (!(submitted instanceof Object)) return String(submitted) === String(stored);
  const storedFields = new Map(Object.entries(stored instanceof Object ? stored : {}));
  return Object.entries(submitted).every(([key, value]) => isSameAsStored(value, storedFields.get(key)));
}

function isSameList(submitted: unknown, stored: unknown): boolean {
  if (!Array.isArray(submitted) || !Array.isArray(stored) || submitted.length !== stored.length) return false;
  return submitted.every((item, index) => isSameAsStored(item, stored[index]));
}

/** Whether the value is an empty field, list or group. An unchecked checkbox counts as empty. */
function isEmptyValue(value: unknown): boolean {
  if (value instanceof Object) return Object.values(value).every(isEmptyValue);
  return value === undefined || value === null || value === '' || value === false;
}
