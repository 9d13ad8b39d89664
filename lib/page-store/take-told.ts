import type { StoredPage } from './stored-page.ts';
import { expireAllBefore, applyInvalidation } from './mark-stale.ts';
import type { PageStore } from './page-store.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** Applies a message of the worker thread to the page store of the server thread. */
export function applyWorkerMessage(store: PageStore, message: WorkerMessage): void {
  if (message.kind === 'stale') applyInvalidation(message.invalidation);
  else if (message.kind === 'expire all') expireAllBefore(message.before);
  else store.accept(message.key, { ...message.page, bodies: toBuffers(message.page.bodies) });
}

/** Posting to another thread turns buffers into plain byte arrays. */
function toBuffers({ br, gzip, identity }: StoredPage['bodies']): StoredPage['bodies'] {
  const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
    Buffer.from(buffer, byteOffset, byteLength);
  return { br: toBuffer(br), gzip: toBuffer(gzip), identity: toBuffer(identity) };
}
