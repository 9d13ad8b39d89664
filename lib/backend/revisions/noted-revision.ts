import type { PayloadRequest } from 'payload';
import { z } from 'zod';

const carriedSchema = z.object({ isOfStaff: z.boolean(), from: z.number().optional() });

/** Whether a write goes by the rules for staff, and the revision it says it started from. */
export type Carried = z.infer<typeof carriedSchema>;

const keyOf = (collection: string, id: unknown) => `revision of ${collection} ${id}`;

/** Keeps what a write carries with its request: one request may write several documents. */
export function noteCarried(req: PayloadRequest, collection: string, id: number, carried: Carried): void {
  req.context[keyOf(collection, id)] = carried;
}

/** What was noted of the write of a document; a write nobody noted is the system's own. */
export function notedRevision(req: PayloadRequest, collection: string, id: unknown): Carried {
  const noted = carriedSchema.safeParse(req.context[keyOf(collection, id)]);
  return noted.success ? noted.data : { isOfStaff: false };
}
