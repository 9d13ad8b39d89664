import type { RelationshipField, TypedUser } from 'payload';
import { isNetworkStaff, staffMember } from '../access/staff-member';
import { withinReach } from '../access/within-reach';

/** The office a document belongs to. Office editors may choose among their own. `saysScope`: whoever chooses one has said whose it is. */
export function officeField(options: { required?: boolean; saysScope?: boolean } = {}): RelationshipField {
  return {
    name: 'office',
    type: 'relationship',
    relationTo: 'offices',
    hasMany: false,
    required: options.required ?? false,
    index: true,
    defaultValue: ({ user }) => onlyOffice(user),
    filterOptions: withinReach,
    admin: {
      position: 'sidebar',
      ...(options.saysScope && { components: { afterInput: ['/forms/scope-of-office#ScopeOfOffice'] } }),
    },
  };
}

/** Whoever works for one office has no other to choose. */
function onlyOffice(user: Partial<TypedUser> | null | undefined): number | undefined {
  const member = staffMember(user);
  return member && !isNetworkStaff(member) && member.offices.length === 1 ? member.offices[0] : undefined;
}
