import type { Access, Where } from 'payload';
import { type OwnerScope, ofOffices } from './owner-scope';
import { getStaffMember, isNetworkStaff } from './staff-member';

/**
 * Read access for documents with an owner. The public reads documents that match `visible`; office editors
 * read all documents of their offices and the network's `visible` ones; network staff read all.
 */
export function readVisible(visibility: Where | (() => Where), scopes: readonly OwnerScope[]): Access {
  return ({ req }) => {
    const visible = typeof visibility === 'function' ? visibility() : visibility;
    const member = getStaffMember(req.user);
    if (!member) return visible;
    if (isNetworkStaff(member)) return true;
    const ownDocuments = ofOffices(member.offices, scopes);
    if (!scopes.includes('network')) return ownDocuments;
    return { or: [ownDocuments, { and: [{ scope: { equals: 'network' } }, visible] }] };
  };
}
