import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';

const revisionSchema = z.coerce.number().int().min(1);

/**
 * The base revision of a write: from the `If-Match` header, the context of a local call, or the document
 * itself; undefined when none is given. The header takes precedence, because a form may have been saved
 * after it was filled in.
 * @throws APIError 400 when the value is not a revision.
 */
export function baseRevisionOf(
  req: PayloadRequest,
  data?: { revision?: unknown } | null,
): number | undefined {
  const value =
    req.headers.get('if-match')?.replaceAll('"', '') ?? req.context.revision ?? data?.revision ?? undefined;
  if (value === undefined || value === '') return undefined;
  const parsed = revisionSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new APIError('A revision is a whole number from 1, as read with the document.', 400);
}

/**
 * The base revision of each document of a bulk delete, by id: `If-Match: "12:3", "15:7"`.
 * @throws APIError 400 when the header is not a list of such pairs.
 */
export function baseRevisionsOf(req: PayloadRequest): Map<number, number> {
  const header = req.headers.get('if-match') ?? '';
  const tags = header.split(',').map((tag) => tag.trim());
  const pairs = header === '' ? [] : tags.map((tag) => /^"([1-9]\d{0,9}):([1-9]\d{0,9})"$/.exec(tag));
  return new Map(
    pairs.map((pair) => {
      if (pair) return [Number(pair[1]), Number(pair[2])];
      throw new APIError('Name each document with its revision in If-Match, such as "12:3", "15:7".', 400);
    }),
  );
}
