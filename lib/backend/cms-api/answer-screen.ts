import { APIError, type Payload } from 'payload';
import { z } from 'zod';
import { staffMember } from '../access/staff-member';
import { checkJson } from './check-json';
import { reportFailure } from './report-failure';

/** What the screens of the CMS ask of the server, by Payload's names. Each says itself what somebody may see. */
const calls = [
  'form-state',
  'render-document',
  'render-document-slots',
  'render-list',
  'table-state',
] as const;
const callSchema = z.object({ name: z.enum(calls), args: z.record(z.string(), z.unknown()) });
type ScreenCall = z.infer<typeof callSchema>;

/** What a screen is told in place of an answer, as Payload's screens show it. */
const refusal = (message: string) => ({ errors: [{ message }] });
const answeredSchema = z.looseObject({ errors: z.array(z.looseObject({ message: z.string() })) });

/**
 * Answers what a screen asks, where it may be asked: of staff, or for the form of the very first account; about records there are; in values that
 * can be stored. Payload looks whatever name comes up in a plain object, and computes what somebody may do before it asks who it is: here nothing is
 * done for whoever else calls.
 */
export async function answerScreen(
  payload: Payload,
  headers: Headers,
  asked: unknown,
  answer: (call: ScreenCall) => Promise<unknown>,
): Promise<unknown> {
  try {
    const call = readCall(payload, asked);
    const { user } = await payload.auth({ headers });
    if (!staffMember(user) && !(await isFirstAccount(payload, call)))
      throw new APIError('Sign in first: the session has ended', 401);
    return withoutSql(await answer(call), payload);
  } catch (error) {
    // Leading elsewhere, or to what is not there, is how Next is told.
    if (error instanceof Error && 'digest' in error) throw error;
    return refusal(error instanceof APIError ? error.message : reportFailure(error, {}, payload.logger));
  }
}

/** @throws APIError unless it is a call of a screen. */
function readCall({ collections }: Payload, asked: unknown): ScreenCall {
  const { data: call } = callSchema.safeParse(asked);
  if (!call) throw new APIError('There is no such call', 404);
  checkJson(call.args);
  for (const slug of [call.args.collectionSlug].flat())
    if (slug !== undefined && !(typeof slug === 'string' && Object.hasOwn(collections, slug)))
      throw new APIError('There are no such records', 404);
  return call;
}

/** Whether it is the form of the first account, which nobody can have signed in for. */
async function isFirstAccount(payload: Payload, { name, args }: ScreenCall): Promise<boolean> {
  if (name !== 'form-state' || args.collectionSlug !== 'staff') return false;
  return (await payload.count({ collection: 'staff' })).totalDocs === 0;
}

/** Payload passes on what the database says, statement and values. */
function withoutSql(answered: unknown, { logger }: Payload): unknown {
  const { data } = answeredSchema.safeParse(answered);
  const raw = data?.errors.find(({ message }) => message.startsWith('Failed query'));
  return raw ? refusal(reportFailure(raw, {}, logger)) : answered;
}
