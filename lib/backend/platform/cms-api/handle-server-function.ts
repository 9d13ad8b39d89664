import { APIError, type Payload } from 'payload';
import { z } from 'zod';
import { getStaffMember } from '../access/staff-member';
import { checkJson } from './check-json';
import { reportFailure } from './report-failure';

/** Payload's server functions that admin screens call. Each one applies its own access rules. */
const functionNames = [
  'form-state',
  'render-document',
  'render-document-slots',
  'render-list',
  'table-state',
] as const;
const serverFunctionSchema = z.object({
  name: z.enum(functionNames),
  args: z.record(z.string(), z.unknown()),
});
type ServerFunctionCall = z.infer<typeof serverFunctionSchema>;

/** The error response that Payload's screens display. */
const errorResult = (message: string) => ({ errors: [{ message }] });
const resultSchema = z.looseObject({ errors: z.array(z.looseObject({ message: z.string() })) });

/**
 * Handles a server function of the admin screens. Allows calls of staff, and the form of the very first
 * account; only for existing collections and values that can be stored. Payload itself resolves any property
 * name of a plain object, and computes permissions before it authenticates the user; neither happens here
 * for other callers.
 */
export async function handleServerFunction(
  payload: Payload,
  headers: Headers,
  input: unknown,
  run: (call: ServerFunctionCall) => Promise<unknown>,
): Promise<unknown> {
  try {
    const call = parseCall(payload, input);
    const { user } = await payload.auth({ headers });
    if (!getStaffMember(user) && !(await isFirstAccount(payload, call)))
      throw new APIError('Sign in first: the session has ended', 401);
    return hideSqlErrors(await run(call), payload);
  } catch (error) {
    // Next signals redirects and not-found responses with errors that have a digest.
    if (error instanceof Error && 'digest' in error) throw error;
    return errorResult(error instanceof APIError ? error.message : reportFailure(error, {}, payload.logger));
  }
}

/** @throws APIError unless the input is an allowed call. */
function parseCall({ collections }: Payload, input: unknown): ServerFunctionCall {
  const { data: call } = serverFunctionSchema.safeParse(input);
  if (!call) throw new APIError('There is no such call', 404);
  checkJson(call.args);
  for (const slug of [call.args.collectionSlug].flat())
    if (slug !== undefined && !(typeof slug === 'string' && Object.hasOwn(collections, slug)))
      throw new APIError('There are no such records', 404);
  return call;
}

/** Whether the call concerns the form of the first account, before anyone can sign in. */
async function isFirstAccount(payload: Payload, { name, args }: ServerFunctionCall): Promise<boolean> {
  if (name !== 'form-state' || args.collectionSlug !== 'staff') return false;
  return (await payload.count({ collection: 'staff' })).totalDocs === 0;
}

/**
 * Payload returns database errors unchanged, including the statement and its values; replaces them with a
 * generic message.
 */
function hideSqlErrors(result: unknown, { logger }: Payload): unknown {
  const { data } = resultSchema.safeParse(result);
  const sqlError = data?.errors.find(({ message }) => message.startsWith('Failed query'));
  return sqlError ? errorResult(reportFailure(sqlError, {}, logger)) : result;
}
