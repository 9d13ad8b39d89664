import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import type { Composed } from '@/schemas/composing/composed';
import { lateWriteSchema } from '@/schemas/late-write';
import { carriedRevision } from '../revisions/carried-revision';
import { refuseLate, refuseUnsaid } from '../revisions/refuse-stale';
import { requireEditor } from './require-editor';

const publishedSchema = z.looseObject({ revision: z.number() });

/**
 * Has visitors see the newest draft in every language, if it is the revision that whoever publishes has seen (`If-Match`): the door for every write looks at that. @returns the
 * revision it has become.
 * @throws APIError 401, 403, 404, 409 when somebody has saved since, 428, and whatever publishing in the CMS is refused with.
 */
export async function publishComposing(
  collection: Composed,
  req: PayloadRequest,
): Promise<{ revision: number }> {
  await requireEditor(collection, req);
  const id = Number(req.routeParams?.id);
  const from = carriedRevision(req);
  if (from === undefined) throw refuseUnsaid();
  const published = await req.payload
    .update({
      ...{ collection, id, depth: 0 },
      data: { _status: 'published' },
      // Of what every page has to have, as its title, other languages may say nothing of their own.
      locale: contentLocale,
      ...{ overrideAccess: false, user: req.user, req },
    })
    .catch((error: unknown) => {
      throw inWordsOfPublishing(from, error);
    });
  return { revision: publishedSchema.parse(published).revision };
}

const lateSchema = z.looseObject({ status: z.literal(409), data: lateWriteSchema });

/** A form that came too late has words to save; whoever publishes has not. */
function inWordsOfPublishing(from: number, error: unknown): unknown {
  const late = lateSchema.safeParse(error).data;
  return late ? refuseLate(from, late.data.stored, 'Look at it, and publish again') : error;
}
