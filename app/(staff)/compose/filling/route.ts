import { z } from 'zod';
import { NoRoom } from '@/lib/backend/cms-api/hold-room';
import { readComposed, type StaffRequest, staffRequest } from '@/lib/backend/composing/composed-record';
import { inTurn } from '@/lib/backend/composing/in-turn';
import { localOnly } from '@/lib/backend/local-only';
import { fillingQuestionSchema } from '@/schemas/composing';
import { fillComposed } from './fill-composed';

/** More than the largest document, in bytes. */
const mostBytes = 2_000_000;

const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } });

const askInTurn = <Result>(
  work: () => Promise<Result>,
  { user }: StaffRequest,
  turn: { about: string; signal: AbortSignal },
): Promise<Result | NoRoom> =>
  inTurn(user.id, work, turn).catch((error) => {
    if (error instanceof NoRoom) return error;
    throw error;
  });

/**
 * A page or section with its data, as the composer has its blocks: for staff who may see it. What its blocks show of records is what visitors
 * may see; nothing is stored.
 */
export const POST = localOnly(async (request: Request): Promise<Response> => {
  const req = await staffRequest(request.headers);
  if (!req) return refuse(401, 'Sign in first');
  if (Number(request.headers.get('content-length') ?? mostBytes + 1) > mostBytes)
    return refuse(413, `Send less: at most ${mostBytes / 1_000_000} MB`);
  const asked = fillingQuestionSchema.safeParse(await request.json().catch(() => null));
  if (!asked.success) return refuse(400, z.prettifyError(asked.error));
  const { collection, id, locale } = asked.data;
  const record = await readComposed(collection, id, Object.assign(req, { locale }));
  const turn = { about: JSON.stringify([collection, id, locale, asked.data.path]), signal: request.signal };
  const filling = record && (await askInTurn(() => fillComposed(record, asked.data), req, turn));
  if (filling instanceof NoRoom) return refuse(503, filling.message);
  return filling
    ? Response.json(filling, { headers: { 'cache-control': 'no-store' } })
    : refuse(404, 'There is no such page, or it does not stand at this address');
});
