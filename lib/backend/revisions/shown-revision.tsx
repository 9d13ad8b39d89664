import type { CollectionSlug, PayloadRequest } from 'payload';
import { readStored } from './read-stored';
import { RememberRevision } from './remember-revision';

type Shown = {
  collectionSlug?: CollectionSlug;
  docID?: string | number;
  documentSubViewType?: string;
  req: PayloadRequest;
};

/**
 * Above every screen of the CMS: tells one that shows versions, which has no form, of the revision that its document had when the
 * screen was made. Read by the browser it would be that of whoever has saved since.
 */
export async function ShownRevision({ collectionSlug, docID, documentSubViewType, req }: Shown) {
  const hasVersions = documentSubViewType === 'version' || documentSubViewType === 'versions';
  if (!hasVersions || !collectionSlug || !docID) return null;
  // Who may not read it is told so by the screen itself; what is sent without a revision is refused.
  const stored = await readStored(collectionSlug, Number(docID), req, { overrideAccess: false }).catch(
    () => null,
  );
  return (
    stored && <RememberRevision collection={collectionSlug} id={Number(docID)} revision={stored.revision} />
  );
}
