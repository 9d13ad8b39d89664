import { readComposed } from '@/lib/backend/composing/composed-record';
import { findForeignPictures } from '@/lib/backend/composing/foreign-pictures';
import { inTurn } from '@/lib/backend/composing/in-turn';
import { isTooNested } from '@/lib/document/limits';
import { resolvePageDataCall } from '@/schemas/composing/page-data';
import { answer, answerStaff, refuse } from '../answer-staff';
import { fillComposed } from './fill-composed';

/** More than the largest document, in bytes. */
const mostBytes = 2_000_000;

/**
 * A page or section with its data, as the composer has its blocks: for staff who may see it. What its blocks show of records is what visitors
 * may see; nothing is stored.
 */
export const POST = answerStaff(async (request, req) => {
  if (Number(request.headers.get('content-length') ?? mostBytes + 1) > mostBytes)
    return refuse(resolvePageDataCall, 413, `Send less: at most ${mostBytes / 1_000_000} MB`);
  const asked = resolvePageDataCall.body.safeParse(await request.json().catch(() => null));
  if (!asked.success || isTooNested(asked.data.nodes, 1))
    return refuse(
      resolvePageDataCall,
      400,
      'Send a page or section, the language and address it is seen at, and its blocks',
    );
  const { collection, id, locale, path } = asked.data;
  const record = await readComposed(collection, id, Object.assign(req, { locale }));
  const turn = { about: JSON.stringify([collection, id, locale, path]), signal: request.signal };
  const foreign = record && (await findForeignPictures(asked.data.nodes, record.blocks, req));
  const fill = async () => record && foreign && fillComposed(record, { ...asked.data, foreign });
  const filling = await inTurn(req.user.id, fill, turn);
  return filling
    ? answer(resolvePageDataCall, filling)
    : refuse(resolvePageDataCall, 404, 'There is no such page, or it does not stand at this address');
});
