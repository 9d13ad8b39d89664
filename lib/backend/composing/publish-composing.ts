import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { contentLocale } from '@/lib/i18n/locales';
import type { Composed } from '@/schemas/composing';
import { carriedRevision } from '../revisions/carried-revision';
import { readStored } from '../revisions/read-stored';
import { refuseLate, refuseUnsaid } from '../revisions/refuse-stale';
import { requireStaff } from './read-composing';

const publishedSchema = z.looseObject({ revision: z.number() });

/**
 * Has visitors see the newest draft in every language, if it is the revision that whoever publishes has seen (`If-Match`). @returns the
 * revision it has become.
 * @throws APIError 401, 404, 409 when somebody has saved since, 428, and whatever publishing in the CMS is refused with.
 */
export async function publishComposing(
  collection: Composed,
  req: PayloadRequest,
): Promise<{ revision: number }> {
  requireStaff(req);
  const id = Number(req.routeParams?.id);
  const from = carriedRevision(req);
  if (from === undefined) throw refuseUnsaid();
  const stored = await readStored(collection, id, req, { overrideAccess: false });
  if (from !== stored.revision) throw refuseLate(stored, 'Look at it, and publish again');
  const published = await req.payload.update({
    ...{ collection, id, depth: 0 },
    data: { _status: 'published' },
    // Of what every page has to have, as its title, other languages may say nothing of their own.
    locale: contentLocale,
    ...{ overrideAccess: false, user: req.user, req },
  });
  return { revision: publishedSchema.parse(published).revision };
}
