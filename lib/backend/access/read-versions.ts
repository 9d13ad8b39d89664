import type { Access } from 'payload';
import { type OwnerScope, ofOffices } from './owner-scope';
import { isNetworkStaff, staffMember } from './staff-member';

/**
 * Earlier versions and drafts: network staff all, office editors those of what is theirs now, as far as it was theirs then or
 * visitors saw it: a draft of the network's staff may give it to another office. The public none.
 */
export function readOwnVersions(scopes: readonly OwnerScope[]): Access {
  return ({ req }) => {
    const member = staffMember(req.user);
    if (!member) return false;
    if (isNetworkStaff(member)) return true;
    const wasOwn = ofOffices(member.offices, scopes, 'version.');
    const wasSeen = { 'version._status': { equals: 'published' } };
    return { and: [ofOffices(member.offices, scopes, 'parent.'), { or: [wasOwn, wasSeen] }] };
  };
}
