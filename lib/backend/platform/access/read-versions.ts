import type { Access } from 'payload';
import { type OwnerScope, ofOffices } from './owner-scope';
import { getStaffMember, isNetworkStaff } from './staff-member';

/**
 * Access to versions and drafts: network staff read all. Office editors read versions of documents that
 * their office owns now, if the office also owned that version or the version was published: a draft of the
 * network may transfer the document to another office. The public reads none.
 */
export function readOwnVersions(scopes: readonly OwnerScope[]): Access {
  return ({ req }) => {
    const member = getStaffMember(req.user);
    if (!member) return false;
    if (isNetworkStaff(member)) return true;
    const ownVersion = ofOffices(member.offices, scopes, 'version.');
    const publishedVersion = { 'version._status': { equals: 'published' } };
    return { and: [ofOffices(member.offices, scopes, 'parent.'), { or: [ownVersion, publishedVersion] }] };
  };
}
