import type { CollectionSlug, PayloadRequest } from 'payload';
import { readStoredDocument } from './read-stored';
import { RevisionRecorder } from './revision-recorder';

type VersionScreenProps = {
  collectionSlug?: CollectionSlug;
  docID?: string | number;
  documentSubViewType?: string;
  req: PayloadRequest;
};

/**
 * Rendered above every admin screen. Records for version screens, which have no form, the revision that their
 * document had when they were rendered. A request from the browser could return the revision of a later
 * save.
 */
export async function VersionScreenRevision({
  collectionSlug,
  docID,
  documentSubViewType,
  req,
}: VersionScreenProps) {
  const hasVersions = documentSubViewType === 'version' || documentSubViewType === 'versions';
  if (!hasVersions || !collectionSlug || !docID) return null;
  // The screen itself reports missing access; requests without a revision are rejected.
  const stored = await readStoredDocument(collectionSlug, Number(docID), req, {
    overrideAccess: false,
  }).catch(() => null);
  return (
    stored && <RevisionRecorder collection={collectionSlug} id={Number(docID)} revision={stored.revision} />
  );
}
