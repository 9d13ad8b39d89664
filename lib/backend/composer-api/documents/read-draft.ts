import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import { readStoredDocument, revisionSelect } from '../revisions/read-stored';

/** Identifies the newest draft. */
export type DraftHead = {
  revision: number;
  /** Name of the last author; null for the system. */
  by: string | null;
  /** Time of the last save, as ISO 8601. */
  at: string;
  /** Whether this revision is public. */
  isPublished: boolean;
};

/** The newest draft in one language, with the fallback language where it has no blocks of its own. */
export type ComposerDraft = DraftHead & {
  /** Stored blocks, whether or not this release can read them. */
  nodes: unknown[];
};

const documentSchema = z.looseObject({
  blocks: z.array(z.unknown()).nullish(),
  _status: z.string().nullish(),
});

/**
 * @throws APIError 400 for locale "all", 401, and 404 when the document does not exist or is not accessible.
 */
export async function readDraft(
  collection: ComposableCollection,
  id: number,
  req: PayloadRequest,
): Promise<ComposerDraft> {
  const { head, blocks } = await readDocument(collection, id, req, {});
  return { ...head, nodes: blocks ?? [] };
}

/**
 * Reads the head of the draft with the access rules of `readDraft`, without the blocks.
 * @throws APIError as `readDraft` does.
 */
export const readDraftHead = async (
  collection: ComposableCollection,
  id: number,
  req: PayloadRequest,
): Promise<DraftHead> => (await readDocument(collection, id, req, { select: revisionSelect })).head;

async function readDocument(
  collection: ComposableCollection,
  id: number,
  req: PayloadRequest,
  options: { select?: typeof revisionSelect },
) {
  requireStaff(req);
  if (req.locale === 'all') throw new APIError('Set locale to one language', 400, null, true);
  const { document, ...stored } = await readStoredDocument(collection, id, req, {
    overrideAccess: false,
    ...options,
  });
  const { blocks, _status } = documentSchema.parse(document);
  return { head: { ...stored, isPublished: _status === 'published' }, blocks };
}

/**
 * Rejects requests of anyone but staff; access control decides about the document itself. With the header
 * `X-Acting-User` (a URI-encoded email address) the request is accepted only from that user, so that the input
 * of one user is not saved by another who has signed in since.
 * @throws APIError 401
 */
export function requireStaff(req: PayloadRequest): void {
  if (req.user?.collection !== 'staff') throw new APIError('Sign in first', 401, null, true);
  const actingUser = req.headers.get('x-acting-user');
  if (actingUser !== null && actingUser !== encodeURIComponent(req.user.email ?? ''))
    throw new APIError('Someone else has signed in. Sign in again', 401, null, true);
}
