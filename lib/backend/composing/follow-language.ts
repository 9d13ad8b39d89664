import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import type { Composed } from '@/schemas/composing/composed';
import { carriedRevision } from '../revisions/carried-revision';
import { refuseLate, refuseUnsaid } from '../revisions/refuse-stale';
import { readComposing, requireStaff } from './read-composing';
import { requireEditor } from './require-editor';

const languagesSchema = z.looseObject({ blocks: z.record(z.string(), z.unknown()).nullish() });

/**
 * The languages in which the newest draft has blocks of its own; every other one follows the content language.
 * @throws APIError 401, and 404 for what is not there or not theirs.
 */
export async function readOwnLanguages(collection: Composed, req: PayloadRequest): Promise<string[]> {
  const id = Number(req.routeParams?.id);
  requireStaff(req);
  const found = await req.payload.findByID({
    ...{ collection, id, depth: 0, draft: true, locale: 'all', select: { blocks: true } },
    ...{ overrideAccess: false, user: req.user, req },
  });
  const { blocks } = languagesSchema.parse(found);
  return Object.entries(blocks ?? {}).flatMap(([language, own]) => (own == null ? [] : language));
}

const savedSchema = z.looseObject({ revision: z.number() });

/**
 * Takes the blocks of one language out of the draft, if it is the revision that was read (`If-Match`): it follows the content language
 * again. What stood there is in the version before.
 * @throws APIError 401, 403, 404, 409 when somebody has saved since, 422 for the content language itself, 428, and whatever the door for
 * content refuses.
 */
export async function followLanguage(
  collection: Composed,
  req: PayloadRequest,
): Promise<{ revision: number }> {
  await requireEditor(collection, req);
  const id = Number(req.routeParams?.id);
  const from = carriedRevision(req);
  const stored = await readComposing(collection, id, req);
  if (from === undefined) throw refuseUnsaid();
  if (from !== stored.revision) throw refuseLate(from, stored, 'Look at it, and try again.');
  if (req.locale === contentLocale)
    throw new APIError('This is the language that the others follow', 422, null, true);
  const saved = await req.payload.update({
    ...{ collection, id, data: { blocks: null }, draft: true, depth: 0 },
    ...{ overrideAccess: false, user: req.user, req },
  });
  return { revision: savedSchema.parse(saved).revision };
}
