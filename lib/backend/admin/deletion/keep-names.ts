import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { describeUses } from './describe-uses';
import { findUsesByName } from './find-named-uses';
import { readNamedContent, toNamedContent } from './read-named';

/**
 * Prevents a new name or owner for a published section or menu that is used by its name. Drafts are not
 * checked until they are published.
 * @throws APIError 409 with the documents that use it.
 */
export const preventRename: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc?.id || data._status === 'draft') return data;
  const stored = await readNamedContent(slug, originalDoc.id, req);
  const next = toNamedContent(slug, { ...originalDoc, ...data });
  if (!stored?.isPublished || !next || (stored.name === next.name && stored.office === next.office)) return data;
  const uses = await findUsesByName(stored, req);
  if (uses.length === 0) return data;
  const reason = stored.name === next.name ? 'cannot be given to another owner' : 'cannot be renamed';
  const description = await describeUses(uses, req);
  throw new APIError(
    `“${stored.name}” ${reason}: it is used by ${description}. Change these first, or make another of this name.`,
    409,
    null,
    true,
  );
};
