import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Composed } from '@/schemas/composing';
import { readStored } from '../revisions/read-stored';

/** The newest draft in one language; in the fallback's words where it has none of its own. */
export type Composing = {
  revision: number;
  /** Who wrote it last; null for the system. */
  by: string | null;
  /** When, as ISO 8601. */
  at: string;
  /** The blocks as they are stored, readable or not. */
  nodes: unknown[];
};

const blocksSchema = z.looseObject({ blocks: z.array(z.unknown()).nullish() });

/** @throws APIError 401, and 404 for what is not there or not theirs. */
export async function readComposing(
  collection: Composed,
  id: number,
  req: PayloadRequest,
): Promise<Composing> {
  requireStaff(req);
  const { document, ...stored } = await readStored(collection, id, req, { overrideAccess: false });
  return { ...stored, nodes: blocksSchema.parse(document).blocks ?? [] };
}

/**
 * Access decides about the document; drafts are for nobody else in any case. Whoever says as whom they work (`X-Composing-As`, an
 * address) is heard as that person only: what one typed is not saved by another who has signed in since.
 */
export function requireStaff(req: PayloadRequest): void {
  if (req.user?.collection !== 'staff') throw new APIError('Sign in first', 401, null, true);
  const as = req.headers.get('x-composing-as');
  if (as !== null && as !== encodeURIComponent(req.user.email ?? ''))
    throw new APIError('Somebody else has signed in. Sign in again', 401, null, true);
}
