import type { Access, Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { staffMember } from './staff-member';

/**
 * Payload's own collections (preferences, …) let in any account that is signed in, whatever its kind; after this only
 * staff, within the rules they already have.
 */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  const collections = config.collections.map((collection) => {
    if (!collection.slug.startsWith('payload-')) return collection;
    const { create, read, update, delete: remove, readVersions, unlock } = collection.access;
    return withoutDeletionByKey({
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
  return (args) => (staffMember(args.req.user) ? rule(args) : false);
}

/** Payload deletes preferences by key with a query that no PostgreSQL understands. */
function withoutDeletionByKey(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { slug, endpoints } = collection;
  if (slug !== 'payload-preferences') return collection;
  return { ...collection, endpoints: (endpoints || []).filter((one) => !deletesByKey(one)) };
}

const deletesByKey = ({ method, path }: Omit<Endpoint, 'root'>) => method === 'delete' && path === '/:key';
