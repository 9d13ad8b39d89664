import type { Access, SanitizedConfig } from 'payload';
import { staffMember } from './staff-member';

/** Over the CMS's API the public reads nothing: what it may see, it reads through the contract, which bounds each request. */
export function closeApiToPublic(config: SanitizedConfig): SanitizedConfig {
  const collections = config.collections.map((collection) => {
    const { access } = collection;
    return { ...collection, access: { ...access, read: notOverHttp(access.read) } };
  });
  return { ...config, collections };
}

function notOverHttp(rule: Access): Access {
  return (args) => {
    const isOverHttp = args.req.payloadAPI === 'REST' || args.req.payloadAPI === 'GraphQL';
    return isOverHttp && !staffMember(args.req.user) ? false : rule(args);
  };
}
