import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import { baseRevisionOf } from '../revisions/base-revision';
import { createBaseRevisionRequiredError, createComposerConflictError } from '../revisions/revision-errors';
import { readDraft, requireStaff } from './read-draft';
import { requireEditor } from './require-editor';

const languagesSchema = z.looseObject({ blocks: z.record(z.string(), z.unknown()).nullish() });

/**
 * Lists the languages in which the newest draft has its own blocks; other languages show the blocks of the
 * content language.
 * @throws APIError 401, and 404 when the document does not exist or is not accessible.
 */
export async function listTranslatedLanguages(
  collection: ComposableCollection,
  req: PayloadRequest,
): Promise<string[]> {
  const id = Number(req.routeParams?.id);
  requireStaff(req);
  const document = await req.payload.findByID({
    ...{ collection, id, depth: 0, draft: true, locale: 'all', select: { blocks: true } },
    ...{ overrideAccess: false, user: req.user, req },
  });
  const { blocks } = languagesSchema.parse(document);
  return Object.entries(blocks ?? {}).flatMap(([language, ownBlocks]) => (ownBlocks == null ? [] : language));
}

const savedSchema = z.looseObject({ revision: z.number() });

/**
 * Removes the blocks of one language from the draft when `If-Match` names the stored revision, so that the
 * language shows the content language again. The removed blocks remain in the previous version.
 * @throws APIError 401, 403, 404, 409 on a conflict, 422 for the content language itself, 428, and any error
 * of content validation.
 */
export async function resetLanguage(
  collection: ComposableCollection,
  req: PayloadRequest,
): Promise<{ revision: number }> {
  await requireEditor(collection, req);
  const id = Number(req.routeParams?.id);
  const baseRevision = baseRevisionOf(req);
  const stored = await readDraft(collection, id, req);
  if (baseRevision === undefined) throw createBaseRevisionRequiredError();
  if (baseRevision !== stored.revision)
    throw createComposerConflictError(baseRevision, stored, 'Review it, and try again.');
  if (req.locale === contentLocale)
    throw new APIError('The other languages follow this one', 422, null, true);
  const saved = await req.payload.update({
    ...{ collection, id, data: { blocks: null }, draft: true, depth: 0 },
    ...{ overrideAccess: false, user: req.user, req },
  });
  return { revision: savedSchema.parse(saved).revision };
}
