import type { CollectionConfig, Where } from 'payload';
import { allowNetworkAdmin } from './allow';
import { fillOwnOffice, keepOwnOffice } from './keep-own-office';
import { keepWithinReach } from './keep-within-reach';
import { readOwnVersions } from './read-versions';
import { readVisible } from './read-visible';
import { createInOwnOffice, writeOwnOffice } from './write-own-office';

/**
 * The access rules of a collection whose documents belong to an office, or to the network when they name none.
 * @param open those of its own documents an office may still change; left out, all.
 */
export function officeOwned(
  visible: Where,
  open: Where = everything,
): NonNullable<CollectionConfig['access']> {
  return {
    read: readVisible(visible),
    create: createInOwnOffice,
    update: writeOwnOffice(open),
    delete: writeOwnOffice(open),
    readVersions: readOwnVersions,
    unlock: allowNetworkAdmin,
  };
}

/** The hooks that go with `officeOwned`. */
export const officeOwnedHooks = {
  beforeValidate: [fillOwnOffice],
  beforeChange: [keepOwnOffice, keepWithinReach],
};

/** What the public sees of a collection without drafts and without a switch: everything. */
export const everything: Where = { id: { exists: true } };
