import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { findLimitIssue } from '@/lib/document/limits';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import { saveDraftCall } from '@/schemas/composing/drafts';
import { isRetryable } from '../../platform/database/database-errors';
import { inTransaction } from '../../platform/database/request-transaction';
import { baseRevisionOf } from '../revisions/base-revision';
import { createBaseRevisionRequiredError, createComposerConflictError } from '../revisions/revision-errors';
import { closeEditSession } from './close-edit-session';
import { type ComposerDraft, readDraft } from './read-draft';
import { requireEditor } from './require-editor';
import { storeSaveKey } from './save-key';

const bodySchema = saveDraftCall.body;

/**
 * Applies operations to the newest draft in one language when `If-Match` names the stored revision, and
 * stores the result as the next revision.
 * @returns the stored revision: the next one, or the current one when this save was made before.
 * @throws APIError 400, 401, 403, 404, 409 on a conflict, 422 with the reason, 428, and any error of content
 * validation.
 */
export async function saveOperations(
  collection: ComposableCollection,
  req: PayloadRequest,
): Promise<{ revision: number }> {
  await requireEditor(collection, req);
  const body = bodySchema.safeParse(await req.json?.().catch(() => null));
  if (!body.success) throw new APIError('Send the key of a save, and 1 to 5,000 operations', 400, null, true);
  // Size limits apply before the operations are parsed into a document, which happens before content
  // validation.
  const { operations } = body.data;
  const limitIssue =
    findLimitIssue(operations.flatMap(nodesIn)) ??
    operations.map((operation) => findLimitIssue(valuesIn(operation))).find((issue) => issue !== null);
  if (limitIssue) throw new APIError(limitIssue.message, 422, null, true);
  const baseRevision = baseRevisionOf(req);
  if (baseRevision === undefined) throw createBaseRevisionRequiredError();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await saveInTransaction(collection, req, { ...body.data, baseRevision });
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

function nodesIn(operation: Operation): readonly unknown[] {
  if (operation.kind === 'insert') return [operation.node];
  return operation.kind === 'set-slot' ? (operation.nodes ?? []) : [];
}

/** The values that an operation sets, as a node with nothing else. */
function valuesIn(operation: Operation): readonly unknown[] {
  if (operation.kind === 'replace') return [operation.own];
  const { kind, ...values } = operation;
  return kind === 'set' || kind === 'bind' || kind === 'hide' || kind === 'lock' ? [values] : [];
}

/**
 * Work limit of the operations, reached in about half a second. A save of the composer takes a few thousand.
 */
const MAX_WORK = 1_500_000;

/** Two saves that deadlock are unlikely to do so more often. */
const MAX_ATTEMPTS = 3;
type SaveRequest = z.infer<typeof bodySchema> & { baseRevision: number };

const saveInTransaction = (
  collection: ComposableCollection,
  req: PayloadRequest,
  { save, baseRevision, operations }: SaveRequest,
): Promise<{ revision: number }> =>
  inTransaction(req, async () => {
    const content = `${collection}/${req.routeParams?.id} ${JSON.stringify(operations)}`;
    const isNew = await storeSaveKey(save, content, req);
    const stored = await readDraft(collection, Number(req.routeParams?.id), req);
    if (isNew && baseRevision !== stored.revision)
      throw createComposerConflictError(
        baseRevision,
        stored,
        'Read it again, and resend the remaining changes.',
      );
    const revision = isNew ? await writeBlocks(collection, stored, operations, req) : stored.revision;
    return { revision };
  });

/** Unreadable nodes pass through as they are stored; content validation recognises them. */
const nodesSchema = z.array(z.custom<Record<string, unknown>>());
const revisedSchema = z.looseObject({ revision: z.number() });

async function writeBlocks(
  collection: ComposableCollection,
  stored: ComposerDraft,
  operations: z.infer<typeof bodySchema>['operations'],
  req: PayloadRequest,
): Promise<number> {
  const result = applyOperations(openDocument(stored.nodes), operations, MAX_WORK);
  if (!result.ok) throw new APIError(result.reason, 422, { failed: result.failed }, true);
  const blocks = nodesSchema.parse(closeDocument(result.document));
  await closeEditSession(collection, stored, req, {
    hasRemovals: operations.some(({ kind }) => kind === 'remove'),
  });
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
