import type { Access, Where } from 'payload';
import { type OwnerScope, ofOffices } from './owner-scope';
import { isNetworkStaff, staffMember } from './staff-member';

/**
 * Who may read documents that have an owner: the public and every office editor what `visible`
 * describes (office editors of the network's only), editors all of their own office, network staff all.
 */
export function readVisible(visibleAt: Where | (() => Where), scopes: readonly OwnerScope[]): Access {
  return ({ req }) => {
    const visible = typeof visibleAt === 'function' ? visibleAt() : visibleAt;
    const member = staffMember(req.user);
    if (!member) return visible;
    if (isNetworkStaff(member)) return true;
    const own = ofOffices(member.offices, scopes);
    if (!scopes.includes('network')) return own;
    return { or: [own, { and: [{ scope: { equals: 'network' } }, visible] }] };
  };
}
