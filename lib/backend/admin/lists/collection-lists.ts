import type { BaseFilter, CollectionConfig } from 'payload';
import { type OwnerScope, ofOffices } from '../../platform/access/owner-scope';
import { getStaffMember, isNetworkStaff } from '../../platform/access/staff-member';

/**
 * Restricts the list to records of the user's offices. Other readable records, such as the network's
 * pictures, remain available in drawers, which a server action renders.
 */
export function withOfficeFilter(collection: CollectionConfig): CollectionConfig {
  const names = collection.fields.flatMap((field) => ('name' in field ? [field.name] : []));
  if (!names.includes('office')) return collection;
  const scopes: OwnerScope[] =
    names.includes('agent') && names.includes('scope') ? ['office', 'agent'] : ['office'];
  const baseFilter: BaseFilter = ({ req }) => {
    const member = getStaffMember(req.user);
    if (!member || isNetworkStaff(member) || req.headers.has('next-action')) return null;
    return ofOffices(member.offices, scopes);
  };
  return { ...collection, admin: { ...collection.admin, baseFilter } };
}

/** Adds the redirect from pages past the end of the list. */
export function withLastPageRedirect(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const beforeListTable = [
    ...(admin?.components?.beforeListTable ?? []),
    '/admin/lists/last-page-redirect#LastPageRedirect',
  ];
  return { ...collection, admin: { ...admin, components: { ...admin?.components, beforeListTable } } };
}
