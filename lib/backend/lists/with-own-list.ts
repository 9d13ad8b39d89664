import type { BaseFilter, CollectionConfig } from 'payload';
import { type OwnerScope, ofOffices } from '../access/owner-scope';
import { isNetworkStaff, staffMember } from '../access/staff-member';

/**
 * The collection, of which somebody of an office is listed what the office owns. What they may read besides, as the network's pictures, is
 * offered where something is chosen: in drawers, which ask by a server action.
 */
export function withOwnList(collection: CollectionConfig): CollectionConfig {
  const names = collection.fields.flatMap((field) => ('name' in field ? [field.name] : []));
  if (!names.includes('office')) return collection;
  const scopes: OwnerScope[] =
    names.includes('agent') && names.includes('scope') ? ['office', 'agent'] : ['office'];
  const baseFilter: BaseFilter = ({ req }) => {
    const member = staffMember(req.user);
    if (!member || isNetworkStaff(member) || req.headers.has('next-action')) return null;
    return ofOffices(member.offices, scopes);
  };
  return { ...collection, admin: { ...collection.admin, baseFilter } };
}
