import { z } from 'zod';
import { createClientError } from '@/lib/backend/platform/client-error';
import { type ListingOrderName, listingOrders } from '@/lib/backend/platform/database/listing-orders';
import { isStorable } from '@/lib/backend/platform/reads/is-storable';

/** Listings that have the words in their name or trade rank before those that only mention them. */
const searchRanks = z.enum(['named', 'mentioned']);
export type SearchRank = z.infer<typeof searchRanks>;

/**
 * A position in a list: after the record with this id and sort key `at`, within its rank where the list has
 * ranks. With `isTurned` (reversed paging), the page ends before that record instead.
 */
export type ListCursor = {
  order: ListingOrderName | 'relevance';
  at: string;
  id: number;
  rank?: SearchRank | undefined;
  isTurned?: boolean | undefined;
};

/** The JSON form of sort keys by column type. */
const keySchemas = {
  numeric: z.string().regex(/^(-?\d{1,30}(\.\d{1,10})?|Infinity)$/),
  timestamptz: z.iso.datetime({ offset: true }),
  text: z.string().refine(isStorable),
} as const;

const cursorOptionsSchema = z.strictObject({
  rank: searchRanks.optional(),
  isTurned: z.literal(true).optional(),
});

/** Encodes the position as an opaque token for clients. */
export function encodeCursor({ order, at, id, rank, isTurned }: ListCursor): string {
  const options = rank || isTurned ? [{ rank, isTurned }] : [];
  return Buffer.from(JSON.stringify([order, at, id, ...options])).toString('base64url');
}

/**
 * Decodes a position in a list of this order.
 * @throws a client error for a token that is invalid or belongs to another order.
 */
export function decodeCursor(cursor: string, order: ListCursor['order']): ListCursor {
  const { type } = listingOrders[order === 'relevance' ? 'newest' : order];
  const position = [z.literal(order), keySchemas[type], z.int32().positive()] as const;
  const cursorSchema = z.tuple([...position, cursorOptionsSchema.optional()]);
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw createInvalidCursorError();
  const [, at, id, options] = parsed.data;
  return { order, at, id, ...options };
}

export const createInvalidCursorError = () =>
  createClientError('after must be the next of a page of the same list in the same order.', 'after');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
