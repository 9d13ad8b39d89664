import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { ResponseBody } from '@/schemas/composing/call-definition';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import type { pollDraftCall } from '@/schemas/composing/drafts';
import { type ComposerDraft, type DraftHead, readDraft, readDraftHead } from './read-draft';

/**
 * Reads the draft; without its blocks when the header `If-None-Match: "REVISION.PRESENCE"` names the stored revision.
 * @throws APIError as `readDraft` does, in both cases.
 */
export async function readIfModified(
  collection: ComposableCollection,
  id: number,
  req: PayloadRequest,
): Promise<DraftHead | ComposerDraft> {
  const clientRevision = clientRevisionOf(req);
  const head = clientRevision === undefined ? null : await readDraftHead(collection, id, req);
  return head !== null && head.revision === clientRevision ? head : readDraft(collection, id, req);
}

/** The revision in the `If-None-Match` header. */
export function clientRevisionOf(req: PayloadRequest): number | undefined {
  const revision = /^"(\d+)\./.exec(req.headers.get('if-none-match') ?? '')?.[1];
  return revision === undefined ? undefined : Number(revision);
}

type Draft = ResponseBody<typeof pollDraftCall, 200>;

/**
 * Responds with a document, its editor and the other users who have it open. `presenceDigest` is a digest of these
 * users. Responds 304 when `If-None-Match: "REVISION.PRESENCE"` matches.
 */
export function conditionalResponse(
  content: Omit<Draft, 'presenceDigest'>,
  ifNoneMatch: string | null,
): Response {
  const { revision, editor, others } = content;
  const digest = createHash('sha256').update(JSON.stringify({ editor, others })).digest('base64url');
  const presenceDigest = digest.slice(0, 16);
  const headers = { etag: `"${revision}.${presenceDigest}"`, 'cache-control': 'no-store' };
  if (ifNoneMatch === headers.etag) return new Response(null, { status: 304, headers });
  const draft: Draft = { ...content, presenceDigest };
  return Response.json(draft, { headers });
}
