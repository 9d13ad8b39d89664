import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import { writeConflictSchema } from '@/schemas/write-conflict';
import { baseRevisionOf } from '../revisions/base-revision';
import { createBaseRevisionRequiredError, createComposerConflictError } from '../revisions/revision-errors';
import { canEditMenus } from './can-edit-menus';
import { requireEditor } from './require-editor';

const publishedSchema = z.looseObject({ revision: z.number() });

/**
 * Publishes the newest draft in every language when `If-Match` names the stored revision; the revision check
 * for all writes compares it.
 * @returns the new revision, and whether the user may update a menu that visitors see.
 * @throws APIError 401, 403, 404, 409 on a conflict, 428, and any error of publishing in the CMS.
 */
export async function publishDraft(
  collection: ComposableCollection,
  req: PayloadRequest,
): Promise<{ revision: number; canEditMenus: boolean }> {
  await requireEditor(collection, req);
  const id = Number(req.routeParams?.id);
  const baseRevision = baseRevisionOf(req);
  if (baseRevision === undefined) throw createBaseRevisionRequiredError();
  const published = await req.payload
    .update({
      ...{ collection, id, depth: 0 },
      data: { _status: 'published' },
      // Other languages may have no title or other required field of their own.
      locale: contentLocale,
      ...{ overrideAccess: false, user: req.user, req },
    })
    .catch((error: unknown) => {
      throw toPublishError(baseRevision, error);
    });
  return { revision: publishedSchema.parse(published).revision, canEditMenus: await canEditMenus(req) };
}

const conflictSchema = z.looseObject({ status: z.literal(409), data: writeConflictSchema });

/** The conflict message for forms refers to unsaved input, which does not exist when publishing. */
function toPublishError(baseRevision: number, error: unknown): unknown {
  const conflict = conflictSchema.safeParse(error).data;
  return conflict
    ? createComposerConflictError(baseRevision, conflict.data.stored, 'Review it, and publish again')
    : error;
}
