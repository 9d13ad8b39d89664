import { readComposerRecord } from '@/lib/backend/composer-api/documents/composer-record';
import { findInaccessiblePictures } from '@/lib/backend/composer-api/documents/inaccessible-pictures';
import { runQueued } from '@/lib/backend/composer-api/work-queue';
import { isTooNested } from '@/lib/document/limits';
import { resolvePageDataCall } from '@/schemas/composing/page-data';
import { loadPageData } from '../load-page-data';
import { errorResponse, jsonResponse, staffRoute } from '../staff-route';

/** Limit of the request body in bytes; more than the largest document. */
const MAX_BODY_BYTES = 2_000_000;

/**
 * A page or section with its data, for the blocks as the composer has them: for staff who may read it.
 * Record data is limited to what visitors may see; nothing is stored.
 */
export const POST = staffRoute(async (request, req) => {
  if (Number(request.headers.get('content-length') ?? MAX_BODY_BYTES + 1) > MAX_BODY_BYTES)
    return errorResponse(resolvePageDataCall, 413, `Send less: at most ${MAX_BODY_BYTES / 1_000_000} MB`);
  const query = resolvePageDataCall.body.safeParse(await request.json().catch(() => null));
  if (!query.success || isTooNested(query.data.nodes, 1))
    return errorResponse(
      resolvePageDataCall,
      400,
      'Send a page or section, the language and address of its preview, and its blocks',
    );
  const { collection, id, locale, path } = query.data;
  const record = await readComposerRecord(collection, id, Object.assign(req, { locale }));
  const job = { topic: JSON.stringify([collection, id, locale, path]), signal: request.signal };
  const inaccessiblePictures =
    record && (await findInaccessiblePictures(query.data.nodes, record.blocks, req));
  const load = async () =>
    record && inaccessiblePictures && loadPageData(record, { ...query.data, inaccessiblePictures });
  const pageData = await runQueued(req.user.id, load, job);
  return pageData
    ? jsonResponse(resolvePageDataCall, pageData)
    : errorResponse(resolvePageDataCall, 404, 'There is no such page at this address');
});
