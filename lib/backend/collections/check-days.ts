import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { isSameAsStored } from '../access/same-as-stored';

type Fields = Record<string, unknown>;

/** Days that are still to come, and were not stored so before. Today has come as a whole: a form says its noon. */
export function dayFaults(paths: readonly string[], document: Fields, before: Fields, now = new Date()) {
  const tomorrow = new Date(now).setUTCHours(24, 0, 0, 0);
  return paths
    .filter((path) => !isSameAsStored(document[path], before[path]))
    .filter((path) => new Date(String(document[path])).getTime() >= tomorrow)
    .map((path) => ({ path, message: 'This day is still to come: choose today or an earlier one' }));
}

/** Refuses to somebody what only the system may write: a day to come. @throws ValidationError that names each. */
export const refuseDaysToCome =
  (...paths: string[]): CollectionBeforeValidateHook =>
  ({ collection: { slug }, data, originalDoc, req }) => {
    const errors = req.user ? dayFaults(paths, { ...originalDoc, ...data }, originalDoc ?? {}) : [];
    if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req });
    return data;
  };
