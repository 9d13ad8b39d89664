import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';

const revisionSchema = z.coerce.number().int().min(1);

/**
 * The revision a write says it started from: in the header `If-Match`, in the context of a call in process, or in
 * the document itself; undefined when it says none. The header wins: a form may have been saved since it was filled.
 * @throws when what it says is no revision.
 */
export function carriedRevision(
  req: PayloadRequest,
  data: { revision?: unknown } | null | undefined,
): number | undefined {
  const said =
    req.headers.get('if-match')?.replaceAll('"', '') ?? req.context.revision ?? data?.revision ?? undefined;
  if (said === undefined || said === '') return undefined;
  const parsed = revisionSchema.safeParse(said);
  if (parsed.success) return parsed.data;
  throw new APIError('A revision is a whole number from 1, as it was read with the document.', 400);
}
