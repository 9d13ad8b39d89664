import type { Access, SanitizedConfig } from 'payload';
import { getStaffMember } from './staff-member';

/**
 * Denies anonymous reads through the CMS API. Visitors read through the public contract, which limits every
 * request.
 */
export function closeApiToPublic(config: SanitizedConfig): SanitizedConfig {
  const collections = config.collections.map((collection) => {
    const { access } = collection;
    return { ...collection, access: { ...access, read: denyAnonymousHttp(access.read) } };
  });
  return { ...config, collections };
}

function denyAnonymousHttp(rule: Access): Access {
  return (args) => {
    const isOverHttp = args.req.payloadAPI === 'REST' || args.req.payloadAPI === 'GraphQL';
    return isOverHttp && !getStaffMember(args.req.user) ? false : rule(args);
  };
}
