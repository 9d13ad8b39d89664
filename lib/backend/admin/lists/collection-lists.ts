import type { BaseFilter, CollectionConfig } from 'payload';
import { type OwnerScope, ofOffices } from '../../platform/access/owner-scope';
import { isNetworkStaff, staffMember } from '../../platform/access/staff-member';

/**
 * Restricts the list to records of the user's offices. Other readable records, such as the network's
 * pictures, remain available in drawers, whose requests come from a server action.
 */
export function withOfficeFilter(collection: CollectionConfig): CollectionConfig {
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

/** Adds the redirect from pages past the end of the list. */
export function withLastPageRedirect(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const beforeListTable = [...(admin?.components?.beforeListTable ?? []), '/admin/lists/last-page#LastPage'];
  return { ...collection, admin: { ...admin, components: { ...admin?.components, beforeListTable } } };
}
