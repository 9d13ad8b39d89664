import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { kindOfCollection } from '@/schemas/collection-of-kind';
import { namedDocuments } from '../access/named-documents';
import { findMissing } from './find-missing';

/**
 * What the entries of a menu newly lead to must exist, and be something their writer may read. What one led to before
 * may stay.
 * @throws ValidationError at each entry that leads nowhere.
 */
export const checkEntries: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const named = (document: unknown) =>
    namedDocuments(collection.flattenedFields, document).flatMap(({ collection: slug, id, path }) => {
      const kind = kindOfCollection(slug);
      return kind ? [{ kind, record: String(id), path }] : [];
    });
  const known = new Set(named(originalDoc).map(({ kind, record }) => `${kind} ${record}`));
  const added = named(data).filter(({ kind, record }) => !known.has(`${kind} ${record}`));
  const errors = (await findMissing(added, req)).map(({ path, kind, record }) => {
    const message = `There is no ${kind} ${record} that can be linked to here; choose another`;
    return { path, label: message, message };
  });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};
