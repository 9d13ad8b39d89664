import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Composed } from '@/schemas/composing/composed';
import { ofRevision, readStored } from '../revisions/read-stored';

/** Which draft is the newest. */
export type ComposingHead = {
  revision: number;
  /** Who wrote it last; null for the system. */
  by: string | null;
  /** When, as ISO 8601. */
  at: string;
  /** Whether it is what visitors see. */
  isPublished: boolean;
};

/** The newest draft in one language; in the fallback's words where it has none of its own. */
export type Composing = ComposingHead & {
  /** The blocks as they are stored, readable or not. */
  nodes: unknown[];
};

const documentSchema = z.looseObject({
  blocks: z.array(z.unknown()).nullish(),
  _status: z.string().nullish(),
});

/** @throws APIError 400 for all languages at once, 401, and 404 for what is not there or not theirs. */
export async function readComposing(
  collection: Composed,
  id: number,
  req: PayloadRequest,
): Promise<Composing> {
  const { head, blocks } = await read(collection, id, req, {});
  return { ...head, nodes: blocks ?? [] };
}

/** By the same rules, and without a look at what is in it. @throws as `readComposing` does. */
export const readHead = async (
  collection: Composed,
  id: number,
  req: PayloadRequest,
): Promise<ComposingHead> => (await read(collection, id, req, { select: ofRevision })).head;

async function read(
  collection: Composed,
  id: number,
  req: PayloadRequest,
  what: { select?: typeof ofRevision },
) {
  requireStaff(req);
  if (req.locale === 'all') throw new APIError('Set locale to one language', 400, null, true);
  const { document, ...stored } = await readStored(collection, id, req, { overrideAccess: false, ...what });
  const { blocks, _status } = documentSchema.parse(document);
  return { head: { ...stored, isPublished: _status === 'published' }, blocks };
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
