import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { describeUses } from './describe-uses';
import { findNamedUses } from './find-named-uses';
import { readNamed, toNamed } from './read-named';

/**
 * What is found by its name keeps it, and its owner, while something would find nothing without it. Drafts may say
 * what they like until they are published.
 * @throws APIError 409 that says what uses it and where.
 */
export const keepNames: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc?.id || data._status === 'draft') return data;
  const stored = await readNamed(slug, originalDoc.id, req);
  const next = toNamed(slug, { ...originalDoc, ...data });
  if (!stored?.isShown || !next || (stored.name === next.name && stored.office === next.office)) return data;
  const uses = await findNamedUses(stored, req);
  if (uses.length === 0) return data;
  const what = stored.name === next.name ? 'cannot be given to another owner' : 'cannot be renamed';
  const used = await describeUses(uses, req);
  throw new APIError(
    `“${stored.name}” ${what}: it is used by ${used}. Change these first, or make another of this name.`,
    409,
    null,
    true,
  );
};
