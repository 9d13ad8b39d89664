import { createHash } from 'node:crypto';
import type { ResponseBody } from '@/schemas/composing/call-definition';
import type { pollDraftCall } from '@/schemas/composing/drafts';

type Draft = ResponseBody<typeof pollDraftCall, 200>;

/**
 * Responds with a document, its editor and the other users who have it open. `around` is a digest of these
 * users. Responds 304 when `If-None-Match: "REVISION.AROUND"` matches.
 */
export function conditionalResponse(draft: Omit<Draft, 'around'>, ifNoneMatch: string | null): Response {
  const { revision, editor, others } = draft;
  const digest = createHash('sha256').update(JSON.stringify({ editor, others })).digest('base64url');
  const around = digest.slice(0, 16);
  const headers = { etag: `"${revision}.${around}"`, 'cache-control': 'no-store' };
  if (ifNoneMatch === headers.etag) return new Response(null, { status: 304, headers });
  const draft: Draft = { ...draft, around };
  return Response.json(draft, { headers });
}
