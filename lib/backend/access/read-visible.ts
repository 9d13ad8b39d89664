import type { Access, Where } from 'payload';
import { isNetworkStaff, staffMember } from './staff-member';

/**
 * Who may read documents that belong to an office: the public and every office editor what `visible`
 * describes (office editors of the network's only), editors all of their own office, network staff all.
 */
export function readVisible(visible: Where): Access {
  return ({ req }) => {
    const member = staffMember(req.user);
    if (!member) return visible;
    if (isNetworkStaff(member)) return true;
    const own: Where = { office: { in: member.offices } };
    const network: Where = { and: [{ office: { exists: false } }, visible] };
    return { or: [own, network] };
  };
}
