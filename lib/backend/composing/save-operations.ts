import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { limitFault } from '@/lib/document/limits';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { Composed } from '@/schemas/composing/composed';
import { saveDraftCall } from '@/schemas/composing/drafts';
import { mayPassAgain } from '../database/database-fault';
import { inTransaction } from '../database/in-transaction';
import { carriedRevision } from '../revisions/carried-revision';
import { refuseLate, refuseUnsaid } from '../revisions/refuse-stale';
import { endSitting } from './end-sitting';
import { noteSave } from './noted-saves';
import { type Composing, readComposing } from './read-composing';
import { requireEditor } from './require-editor';

const bodySchema = saveDraftCall.body;

/**
 * Does operations to the newest draft in one language, if it is the revision they started from (`If-Match`), as its next one.
 * @returns the revision that is stored now: the next one, or whichever it is when this save was done before.
 * @throws APIError 400, 401, 403, 404, 409 when somebody has saved since, 422 with the reason, 428, and whatever the door for content refuses.
 */
export async function saveOperations(
  collection: Composed,
  req: PayloadRequest,
): Promise<{ revision: number }> {
  await requireEditor(collection, req);
  const body = bodySchema.safeParse(await req.json?.().catch(() => null));
  if (!body.success)
    throw new APIError('Send the key of a save, and 1 to 5,000 operations of ours', 400, null, true);
  // What is sent is opened before the door sees it: of more than a document may hold, not even that is done.
  const { operations } = body.data;
  const beyond =
    limitFault(operations.flatMap(nodesIn)) ??
    operations.map((one) => limitFault(ownIn(one))).find((fault) => fault !== null);
  if (beyond) throw new APIError(beyond.message, 422, null, true);
  const from = carriedRevision(req);
  if (from === undefined) throw refuseUnsaid();
  for (let tries = 1; ; tries += 1) {
    try {
      return await saveOnce(collection, req, { ...body.data, from });
    } catch (error) {
      if (tries === mostTries || !mayPassAgain(error)) throw error;
    }
  }
}

function nodesIn(operation: Operation): readonly unknown[] {
  if (operation.kind === 'insert') return [operation.node];
  return operation.kind === 'set-slot' ? (operation.nodes ?? []) : [];
}

/** What a block is to have, as a block that has nothing else. */
function ownIn(operation: Operation): readonly unknown[] {
  if (operation.kind === 'replace') return [operation.own];
  const { kind, ...sent } = operation;
  return kind === 'set' || kind === 'bind' || kind === 'hide' || kind === 'lock' ? [sent] : [];
}

/** What is done in about half a second. A save of the composer comes to a few thousand. */
const mostWork = 1_500_000;

/** As often as two who wait for each other are likely to meet again. */
const mostTries = 3;
type Save = z.infer<typeof bodySchema> & { from: number };

const saveOnce = (
  collection: Composed,
  req: PayloadRequest,
  { save, from, operations }: Save,
): Promise<{ revision: number }> =>
  inTransaction(req, async () => {
    const what = `${collection}/${req.routeParams?.id} ${JSON.stringify(operations)}`;
    const isNew = await noteSave(save, what, req);
    const stored = await readComposing(collection, Number(req.routeParams?.id), req);
    if (isNew && from !== stored.revision)
      throw refuseLate(from, stored, 'Read it again, and send what is still to be done.');
    const revision = isNew ? await write(collection, stored, operations, req) : stored.revision;
    return { revision };
  });

/** What no release can read passes as it is stored: the door knows it again. */
const nodesSchema = z.array(z.custom<Record<string, unknown>>());
const revisedSchema = z.looseObject({ revision: z.number() });

async function write(
  collection: Composed,
  stored: Composing,
  operations: z.infer<typeof bodySchema>['operations'],
  req: PayloadRequest,
): Promise<number> {
  const done = applyOperations(openDocument(stored.nodes), operations, mostWork);
  if (!done.ok) throw new APIError(done.reason, 422, { failed: done.failed }, true);
  const blocks = nodesSchema.parse(closeDocument(done.document));
  await endSitting(collection, stored, req, { takesOut: operations.some(({ kind }) => kind === 'remove') });
  const saved = await req.payload.update({
    collection,
    id: Number(req.routeParams?.id),
    data: { blocks },
    draft: true,
    autosave: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return revisedSchema.parse(saved).revision;
}
