import { z } from 'zod';
import { conflictSchema } from '@/lib/document/merge/conflict';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import { findDifference } from '@/lib/document/operations/find-difference';
import { closeDocument, type OpenDocument, openDocument } from '@/lib/document/operations/open-document';
import { type Operation, operationSchema } from '@/schemas/operation';
import { startEditing, type Editing } from '../editing/editing';

const operationsSchema = z.array(operationSchema);
const recordSchema = z.object({
  /** Revision of the base snapshot. */
  ground: z.number(),
  /** Changes that were stored since the base snapshot. */
  since: operationsSchema,
  revision: z.number(),
  /** Changes that are not stored yet. */
  unsaved: operationsSchema,
  sent: z.object({ save: z.string(), from: z.number(), operations: operationsSchema }).nullable(),
  conflicts: z.array(conflictSchema),
});
/**
 * Stored form of the unsaved edits of a tab. They are relative to a base snapshot that is stored separately
 * and rarely.
 */
type UnsavedEditsRecord = z.infer<typeof recordSchema>;
/** A stored revision of the page. */
export type BaseSnapshot = { document: OpenDocument; revision: number };
const baseSchema = z.object({ revision: z.number(), nodes: z.array(z.unknown()) });

/** Above this number of stored operations since the base snapshot, a new one is written. */
const MAX_OPERATIONS_SINCE_BASE = 50;

/**
 * Creates the record for the edits of a page, relative to the last base snapshot, or to a new one if too
 * much was stored since.
 */
export function createRecord(
  { stored, document, sent, conflicts }: Editing,
  lastBase: BaseSnapshot | null,
): { record: UnsavedEditsRecord; ground: BaseSnapshot } {
  const difference = lastBase && findDifference(lastBase.document, stored.document);
  const isBaseUsable = difference !== null && difference.length <= MAX_OPERATIONS_SINCE_BASE;
  const base = lastBase && isBaseUsable ? lastBase : stored;
  return {
    ground: base,
    record: {
      ground: base.revision,
      since: isBaseUsable ? difference : [],
      revision: stored.revision,
      unsaved: findDifference(stored.document, document),
      sent: sent && { save: sent.save, from: sent.from, operations: [...sent.operations] },
      conflicts: [...conflicts],
    },
  };
}

export const serializeBase = ({ document, revision }: BaseSnapshot): z.infer<typeof baseSchema> => ({
  revision,
  nodes: closeDocument(document),
});

/**
 * Restores a page without its undo history; null if the record is invalid or does not belong to this base
 * snapshot.
 */
export function restoreRecord(record: unknown, base: unknown): Editing | null {
  const { data: baseData } = baseSchema.safeParse(base);
  const { data: data } = recordSchema.safeParse(record);
  if (!baseData || data?.ground !== baseData.revision) return null;
  const { sent } = data;
  const stored = applyAll(openDocument(baseData.nodes), data.since);
  const document = stored && applyAll(stored, data.unsaved);
  const savedDocument = stored && applyAll(stored, sent?.operations ?? []);
  if (!document || !savedDocument) return null;
  return {
    ...startEditing({ document: stored, revision: data.revision }),
    document,
    sent: sent && { ...sent, document: savedDocument },
    conflicts: data.conflicts,
  };
}

function applyAll(document: OpenDocument, operations: readonly Operation[]): OpenDocument | null {
  const applied = applyOperations(document, operations);
  return applied.ok ? applied.document : null;
}
