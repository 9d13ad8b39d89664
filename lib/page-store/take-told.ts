import type { FinishedPage } from './finished-page.ts';
import { markEverythingGone, markStale } from './mark-stale.ts';
import type { PageStore } from './page-store.ts';
import type { Told } from './tell-server.ts';

/** Takes what the thread that makes pages tells: from here on this one answers by it. */
export function takeTold(store: PageStore, told: Told): void {
  if (told.kind === 'stale') markStale(told.heard);
  else if (told.kind === 'everything gone') markEverythingGone(told.before);
  else store.take(told.key, { ...told.page, bodies: asBuffers(told.page.bodies) });
}

/** Between threads a buffer becomes a plain array of bytes. */
function asBuffers({ br, gzip, identity }: FinishedPage['bodies']): FinishedPage['bodies'] {
  const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
    Buffer.from(buffer, byteOffset, byteLength);
  return { br: asBuffer(br), gzip: asBuffer(gzip), identity: asBuffer(identity) };
}
