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
  data?: { revision?: unknown } | null,
): number | undefined {
  const said =
    req.headers.get('if-match')?.replaceAll('"', '') ?? req.context.revision ?? data?.revision ?? undefined;
  if (said === undefined || said === '') return undefined;
  const parsed = revisionSchema.safeParse(said);
  if (parsed.success) return parsed.data;
  throw new APIError('A revision is a whole number from 1, as it was read with the document.', 400);
}

/**
 * The revision that a removal of several says of each, by id: `If-Match: "12:3", "15:7"`.
 * @throws when what it says is no list of such pairs.
 */
export function carriedRevisions(req: PayloadRequest): Map<number, number> {
  const said = req.headers.get('if-match') ?? '';
  const tags = said.split(',').map((tag) => tag.trim());
  const pairs = said === '' ? [] : tags.map((tag) => /^"([1-9]\d{0,9}):([1-9]\d{0,9})"$/.exec(tag));
  return new Map(
    pairs.map((pair) => {
      if (pair) return [Number(pair[1]), Number(pair[2])];
      throw new APIError('Name each document with its revision in If-Match, as "12:3", "15:7".', 400);
    }),
  );
}
