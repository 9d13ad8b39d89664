import type { CollectionConfig, CollectionSlug, Where } from 'payload';
import { allowNetworkAdmin } from './allow';
import { hideGivenDrafts } from './hide-given-drafts';
import type { OwnerScope } from './owner-scope';
import { readOwnVersions } from './read-versions';
import { readVisible } from './read-visible';
import { createInOwnOffice, writeOwnOffice } from './write-own-office';

export type Ownership = {
  /** Who may own a document of the collection. */
  scopes: readonly OwnerScope[];
  /** Those of its own documents an office may still change; left out, all. */
  open?: Where;
  /** As `Writable` has it. */
  byRow?: CollectionSlug;
};

/** The access rules of a collection whose documents have an owner. The public reads what is `visible`, asked at each read. */
export function ownedAccess(
  visible: Where | (() => Where),
  { scopes, open = everything, byRow }: Ownership,
): NonNullable<CollectionConfig['access']> {
  const write = writeOwnOffice({ scopes, open, byRow });
  return {
    read: readVisible(visible, scopes),
    create: createInOwnOffice,
    update: write,
    delete: write,
    readVersions: readOwnVersions(scopes),
    unlock: allowNetworkAdmin,
  };
}

/** The hook of reading that goes with `ownedAccess`; those of saving are in `../save-record`. */
export const ownedHooks = ({ scopes }: Ownership) => ({ beforeOperation: [hideGivenDrafts(scopes)] });

/** What the public sees of a collection without drafts and without a switch: everything. */
export const everything: Where = { id: { exists: true } };
