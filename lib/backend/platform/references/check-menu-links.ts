import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { kindOfCollection } from '@/schemas/collection-of-kind';
import { findReferencedDocuments } from '../access/referenced-documents';
import { findMissingReferences } from './find-missing-references';

/**
 * Rejects new menu links to records that do not exist or that the user may not read. Existing links may
 * stay.
 * @throws ValidationError at each invalid entry.
 */
export const checkMenuLinks: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const linkedRecords = (document: unknown) =>
    findReferencedDocuments(collection.flattenedFields, document).flatMap(
      ({ collection: slug, id, path }) => {
        const kind = kindOfCollection(slug);
        return kind ? [{ kind, record: String(id), path }] : [];
      },
    );
  const existing = new Set(linkedRecords(originalDoc).map(({ kind, record }) => `${kind} ${record}`));
  const added = linkedRecords(data).filter(({ kind, record }) => !existing.has(`${kind} ${record}`));
  const errors = (await findMissingReferences(added, req)).map(({ path, kind, record }) => {
    const message = `There is no ${kind} ${record} to link to here; choose another`;
    return { path, label: message, message };
  });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};
