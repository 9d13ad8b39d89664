import type { PayloadRequest } from 'payload';
import { z } from 'zod';

const writeContextSchema = z.object({ isOfStaff: z.boolean(), from: z.number().optional() });

/** Whether the rules for staff apply to a write, and its base revision. */
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

/** The context of the write of a document; a write without one is the system's own. */
export function getWriteContext(req: PayloadRequest, collection: string, id: unknown): WriteContext {
  const parsed = writeContextSchema.safeParse(req.context[keyOf(collection, id)]);
  return parsed.success ? parsed.data : { isOfStaff: false };
}
