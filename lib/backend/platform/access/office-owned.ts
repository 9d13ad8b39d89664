import type { CollectionConfig, CollectionSlug, Where } from 'payload';
import { allowNetworkAdmin } from './allow';
import { hideTransferredDrafts } from './hide-transferred-drafts';
import type { OwnerScope } from './owner-scope';
import { readOwnVersions } from './read-versions';
import { readVisible } from './read-visible';
import { createInOwnOffice, writeOwnOffice } from './write-own-office';

export type Ownership = {
  /** Possible owners of the collection's documents. */
  scopes: readonly OwnerScope[];
  /** Restricts which of its own documents an office may change; by default all. */
  editable?: Where;
  /** See `Writable.publishedIn`. */
  publishedIn?: CollectionSlug;
};

/**
 * The access rules of a collection whose documents have an owner. The public reads documents that match
 * `visible`; a function is evaluated at each read.
 */
export function createOwnedAccess(
  visible: Where | (() => Where),
  { scopes, editable = allDocuments, publishedIn }: Ownership,
): NonNullable<CollectionConfig['access']> {
  const write = writeOwnOffice({ scopes, editable, publishedIn });
  return {
    read: readVisible(visible, scopes),
    create: createInOwnOffice,
    update: write,
    delete: write,
    readVersions: readOwnVersions(scopes),
    unlock: allowNetworkAdmin,
  };
}

/** The hook of reading that goes with `createOwnedAccess`; those of saving are in `../../save-record`. */
export const createOwnedHooks = ({ scopes }: Ownership) => ({
  beforeOperation: [hideTransferredDrafts(scopes)],
});

/** Matches all documents, for collections without drafts and without a visibility field. */
export const allDocuments: Where = { id: { exists: true } };
