import type { Access, Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { getStaffMember } from './staff-member';

/**
 * Restricts Payload's own collections (preferences, …) to staff, in addition to their own rules. Payload
 * allows every signed-in account, of any auth collection.
 */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  const collections = config.collections.map((collection) => {
    if (!collection.slug.startsWith('payload-')) return collection;
    const { create, read, update, delete: remove, readVersions, unlock } = collection.access;
    return removeDeleteByKey({
      ...collection,
      access: {
        ...collection.access,
        create: staffOnly(create),
        read: staffOnly(read),
        update: staffOnly(update),
        delete: staffOnly(remove),
        readVersions: staffOnly(readVersions),
        unlock: staffOnly(unlock),
      },
    });
  });
  return { ...config, collections };
}

function staffOnly(rule: Access): Access {
  return (args) => (getStaffMember(args.req.user) ? rule(args) : false);
}

/** Removes Payload's endpoint that deletes preferences by key: its query is not valid in PostgreSQL. */
function removeDeleteByKey(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { slug, endpoints } = collection;
  if (slug !== 'payload-preferences') return collection;
  return { ...collection, endpoints: (endpoints || []).filter((endpoint) => !deletesByKey(endpoint)) };
}

const deletesByKey = ({ method, path }: Omit<Endpoint, 'root'>) => method === 'delete' && path === '/:key';
