import { createHash } from 'node:crypto';
import type { ComposingOther } from './note-presence';
import type { Composing, ComposingHead } from './read-composing';
import type { ComposingEditor } from './read-editor';

type Told = (ComposingHead | Composing) & {
  editor: ComposingEditor;
  others: readonly ComposingOther[];
  /** Whether whoever asks has saved all that is new to them, in another tab. */
  areOwn: boolean;
};

/**
 * A document, its blocks where they are new, with who is at it; `around` is a digest of that. Whoever says by
 * `If-None-Match: "REVISION.AROUND"` that they know all of it is told nothing again: 304.
 */
export function answerUnlessKnown(told: Told, known: string | null): Response {
  const { revision, editor, others } = told;
  const digest = createHash('sha256').update(JSON.stringify({ editor, others })).digest('base64url');
  const around = digest.slice(0, 16);
  const headers = { etag: `"${revision}.${around}"`, 'cache-control': 'no-store' };
  if (known === headers.etag) return new Response(null, { status: 304, headers });
  return Response.json({ ...told, around }, { headers });
}
