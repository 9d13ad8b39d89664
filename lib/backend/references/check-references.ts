import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { type BlockReference, referencesOf } from '@/lib/document/block-references';
import { findMissing } from './find-missing';

/**
 * What blocks newly refer to must exist, and be something their writer may use: an office editor neither shows another
 * office's picture nor links to what is not public.
 * @throws ValidationError that names the block of each reference that leads nowhere.
 */
export const checkReferences: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const known = new Set(readReferences(originalDoc?.blocks).map(keyOf));
  const added = readReferences(data.blocks).filter((reference) => !known.has(keyOf(reference)));
  const errors = (await findMissing(added, req)).map(({ blockId, kind, record }) => {
    const message = `block "${blockId}": there is no ${kind} ${record} that can be used here; choose another`;
    return { path: 'blocks', label: message, message };
  });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};

const keyOf = ({ kind, record }: BlockReference): string => `${kind} ${record}`;

const readReferences = (blocks: unknown): BlockReference[] =>
  Array.isArray(blocks) ? referencesOf(blocks) : [];
