import { z } from 'zod';
import { conflictSchema } from '@/lib/document/merge/conflict';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import { findDifference } from '@/lib/document/operations/find-difference';
import { closeDocument, type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import { type Operation, operationSchema } from '@/schemas/operation';
import { beginEditing, type Editing } from '../editing/editing';

const operationsSchema = z.array(operationSchema);
const recordSchema = z.object({
  /** Which revision the ground is. */
  ground: z.number(),
  /** What was stored since. */
  since: operationsSchema,
  revision: z.number(),
  /** What is not stored yet. */
  unsaved: operationsSchema,
  sent: z.object({ save: z.string(), from: z.number(), operations: operationsSchema }).nullable(),
  conflicts: z.array(conflictSchema),
});
/** What a tab keeps of its work: the edits, which are done to a ground that is kept apart and seldom. */
type KeptRecord = z.infer<typeof recordSchema>;
/** A page as it was stored once. */
export type Ground = { document: OpenDocument; revision: number };
const groundSchema = z.object({ revision: z.number(), nodes: z.array(z.unknown()) });

/** Once so much was stored since, what is stored by then is a better ground. */
const mostSince = 50;

/** The edits of a page over its last ground, or over what is stored where that is the better one by now. */
export function writeKept(
  { stored, document, sent, conflicts }: Editing,
  last: Ground | null,
): { record: KeptRecord; ground: Ground } {
  const difference = last && findDifference(last.document, stored.document);
  const isGood = difference !== null && difference.length <= mostSince;
  const ground = last && isGood ? last : stored;
  return {
    ground,
    record: {
      ground: ground.revision,
      since: isGood ? difference : [],
      revision: stored.revision,
      unsaved: findDifference(stored.document, document),
      sent: sent && { save: sent.save, from: sent.from, operations: [...sent.operations] },
      conflicts: [...conflicts],
    },
  };
}

export const closeGround = ({ document, revision }: Ground): z.infer<typeof groundSchema> => ({
  revision,
  nodes: closeDocument(document),
});

/** A page as it was left, without what could be undone; null of what is no such record, or not over this ground. */
export function readKept(record: unknown, ground: unknown): Editing | null {
  const { data: over } = groundSchema.safeParse(ground);
  const { data: kept } = recordSchema.safeParse(record);
  if (!over || kept?.ground !== over.revision) return null;
  const { sent } = kept;
  const stored = withDone(openDocument(over.nodes), kept.since);
  const document = stored && withDone(stored, kept.unsaved);
  const arriving = stored && withDone(stored, sent?.operations ?? []);
  if (!document || !arriving) return null;
  return {
    ...beginEditing({ document: stored, revision: kept.revision }),
    document,
    sent: sent && { ...sent, document: arriving },
    conflicts: kept.conflicts,
  };
}

function withDone(document: OpenDocument, operations: readonly Operation[]): OpenDocument | null {
  const done = applyOperations(document, operations);
  return done.ok ? done.document : null;
}
