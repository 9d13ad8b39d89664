import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { isSameAsStored } from '../../platform/access/same-as-stored';

type Fields = Record<string, unknown>;

/**
 * Issues for changed dates in the future. The current day is allowed entirely, because a form submits noon.
 */
export function findFutureDateIssues(
  paths: readonly string[],
  document: Fields,
  previous: Fields,
  now = new Date(),
) {
  const tomorrow = new Date(now).setUTCHours(24, 0, 0, 0);
  return paths
    .filter((path) => !isSameAsStored(document[path], previous[path]))
    .filter((path) => new Date(String(document[path])).getTime() >= tomorrow)
    .map((path) => ({ path, message: 'This date is in the future: choose today or an earlier date' }));
}

/** Rejects future dates entered by users; the system may write them. @throws ValidationError */
export const rejectFutureDates =
  (...paths: string[]): CollectionBeforeValidateHook =>
  ({ collection: { slug }, data, originalDoc, req }) => {
    const errors = req.user
      ? findFutureDateIssues(paths, { ...originalDoc, ...data }, originalDoc ?? {})
      : [];
    if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req });
    return data;
  };
