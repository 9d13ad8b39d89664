import { createHash } from 'node:crypto';
import type { ComposingOther } from './note-presence';
import type { Composing } from './read-composing';
import type { ComposingEditor } from './read-editor';

type Told = Composing & { editor: ComposingEditor; others: readonly ComposingOther[] };

/**
 * A document with who is at it; `around` is a digest of that. Whoever says by `If-None-Match: "REVISION.AROUND"` what they know is told
 * nothing again: 304 where it is so still, and no `nodes` where only who is there is new.
 */
export function answerUnlessKnown({ nodes, ...told }: Told, known: string | null): Response {
  const { revision, editor, others } = told;
  const digest = createHash('sha256').update(JSON.stringify({ editor, others })).digest('base64url');
  const around = digest.slice(0, 16);
  const headers = { etag: `"${revision}.${around}"`, 'cache-control': 'no-store' };
  if (known === headers.etag) return new Response(null, { status: 304, headers });
  const isDocumentKnown = known?.startsWith(`"${revision}.`) ?? false;
  return Response.json({ ...told, around, ...(!isDocumentKnown && { nodes }) }, { headers });
}
