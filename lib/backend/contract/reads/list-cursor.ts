import { z } from 'zod';
import { clientError } from '@/lib/backend/contract/limits/client-error';

/** A place in a list: behind the record with this id, whose order's key is `at`. */
export type ListCursor = { order: string; at: string; id: number };

const written = z.tuple([z.string(), z.string(), z.int().positive()]);

/** The place as a client keeps it: a word it passes back. */
export function writeCursor({ order, at, id }: ListCursor): string {
  return Buffer.from(JSON.stringify([order, at, id])).toString('base64url');
}

/** The place in a list of this order. @throws a clear error for a word that is none, or of another order. */
export function readCursor(cursor: string, order: string): ListCursor {
  const parsed = written.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== order)
    throw clientError('after must be the next of a page of the same list in the same order.');
  const [, at, id] = parsed.data;
  return { order, at, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
