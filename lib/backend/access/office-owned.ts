import type { CollectionConfig, Where } from 'payload';
import { allowNetworkAdmin } from './allow';
import { fillOwnOffice, keepOwnOffice } from './keep-own-office';
import { readOwnVersions } from './read-versions';
import { readVisible } from './read-visible';
import { createInOwnOffice, writeOwnOffice } from './write-own-office';

/** The access rules of a collection whose documents belong to an office, or to the network when they name none. */
export function officeOwned(visible: Where): NonNullable<CollectionConfig['access']> {
  return {
    read: readVisible(visible),
    create: createInOwnOffice,
    update: writeOwnOffice,
    delete: writeOwnOffice,
    readVersions: readOwnVersions,
    unlock: allowNetworkAdmin,
  };
}

/** The hooks that go with `officeOwned`. */
export const officeOwnedHooks = { beforeValidate: [fillOwnOffice], beforeChange: [keepOwnOffice] };

/** What the public sees of a collection without drafts and without a switch: everything. */
export const everything: Where = { id: { exists: true } };
