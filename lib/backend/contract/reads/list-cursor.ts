import { z } from 'zod';
import { clientError } from '@/lib/backend/contract/limits/client-error';
import { isStorable } from '@/lib/backend/contract/reads/can-match';
import { listingOrders } from '@/lib/backend/database/listing-orders';

type Order = keyof typeof listingOrders;

/** What is called so comes before what only mentions it. */
const ranks = z.enum(['named', 'mentioned']);
export type Rank = z.infer<typeof ranks>;

/**
 * A place in a list: behind the record with this id, whose order's key is `at`, of those of its rank where a list has ranks.
 * Where it is turned, what is asked for ends before that record instead.
 */
export type ListCursor = {
  order: Order;
  at: string;
  id: number;
  rank?: Rank | undefined;
  isTurned?: boolean | undefined;
};

/** What keys of each type look like, as JSON has them. */
const keys = {
  numeric: z.string().regex(/^(-?\d{1,30}(\.\d{1,10})?|Infinity)$/),
  timestamptz: z.iso.datetime({ offset: true }),
  text: z.string().refine(isStorable),
} as const;

const toldSchema = z.strictObject({ rank: ranks.optional(), isTurned: z.literal(true).optional() });

/** The place as a client keeps it: a word it passes back. */
export function writeCursor({ order, at, id, rank, isTurned }: ListCursor): string {
  const told = rank || isTurned ? [{ rank, isTurned }] : [];
  return Buffer.from(JSON.stringify([order, at, id, ...told])).toString('base64url');
}

/** The place in a list of this order. @throws a clear error for a word that is none, or of another order. */
export function readCursor(cursor: string, order: Order): ListCursor {
  const place = [z.literal(order), keys[listingOrders[order].type], z.int32().positive()] as const;
  const written = z.tuple([...place, toldSchema.optional()]);
  const parsed = written.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw wrongCursor();
  const [, at, id, told] = parsed.data;
  return { order, at, id, ...told };
}

export const wrongCursor = () =>
  clientError('after must be the next of a page of the same list in the same order.', 'after');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
