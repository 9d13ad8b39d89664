import type { PayloadRequest } from 'payload';
import { z } from 'zod';

const writeContextSchema = z.object({ isStaffWrite: z.boolean(), baseRevision: z.number().optional() });

/** Whether a member of staff made the write, so that its revision is checked, and its base revision. */
export type WriteContext = z.infer<typeof writeContextSchema>;

const keyOf = (collection: string, id: unknown) => `revision of ${collection} ${id}`;

/** Stores the context of a write with its request; one request may write several documents. */
export function setWriteContext(
  req: PayloadRequest,
  collection: string,
  id: number,
  context: WriteContext,
): void {
  req.context[keyOf(collection, id)] = context;
}

/** The context of the write of a document; a write without context is a write of the system. */
export function getWriteContext(req: PayloadRequest, collection: string, id: unknown): WriteContext {
  const parsed = writeContextSchema.safeParse(req.context[keyOf(collection, id)]);
  return parsed.success ? parsed.data : { isStaffWrite: false };
}
