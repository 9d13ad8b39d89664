import type { Access, Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { inOwnName, keepOwnName } from './own-name';
import { staffMember } from './staff-member';

/**
 * Payload's own collections (locks, preferences, …) let in any account that is signed in, whatever its kind;
 * after this only staff, within the rules they already have, and in their own name.
 */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  const collections = config.collections.map((collection) => {
    if (!collection.slug.startsWith('payload-')) return collection;
    const { create, read, update, delete: remove, readVersions, unlock } = collection.access;
    return withOwnName({
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

/** Anyone may take a lock over, in their own name; only its holder lets go of it. Preferences keep to that by themselves. */
function withOwnName(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { hooks, access, endpoints } = collection;
  switch (collection.slug) {
    case 'payload-locked-documents':
      return {
        ...collection,
        hooks: { ...hooks, beforeValidate: [...hooks.beforeValidate, keepOwnName] },
        access: { ...access, delete: inOwnName },
      };
    case 'payload-preferences':
      // Payload deletes by key with a query that no PostgreSQL understands.
      return { ...collection, endpoints: (endpoints || []).filter((one) => !deletesByKey(one)) };
    default:
      return collection;
  }
}

const deletesByKey = ({ method, path }: Omit<Endpoint, 'root'>) => method === 'delete' && path === '/:key';
