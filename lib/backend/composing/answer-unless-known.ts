import { createHash } from 'node:crypto';
import type { ResponseBody } from '@/schemas/composing/call-definition';
import type { pollDraftCall } from '@/schemas/composing/drafts';

type Draft = ResponseBody<typeof pollDraftCall, 200>;

/**
 * A document, its blocks where they are new, with who is at it; `around` is a digest of that. Whoever says by
 * `If-None-Match: "REVISION.AROUND"` that they know all of it is told nothing again: 304.
 */
export function answerUnlessKnown(told: Omit<Draft, 'around'>, known: string | null): Response {
  const { revision, editor, others } = told;
  const digest = createHash('sha256').update(JSON.stringify({ editor, others })).digest('base64url');
  const around = digest.slice(0, 16);
  const headers = { etag: `"${revision}.${around}"`, 'cache-control': 'no-store' };
  if (known === headers.etag) return new Response(null, { status: 304, headers });
  const draft: Draft = { ...told, around };
  return Response.json(draft, { headers });
}
