import type { RelationshipField, TypedUser } from 'payload';
import { getStaffMember, isNetworkStaff } from '../../platform/access/staff-member';
import { tenantScopeFilter } from '../../platform/access/tenant-scope';

/**
 * The office that owns a document. Office editors can choose among their own. With `setsScope`, choosing an
 * office also sets the scope.
 */
export function officeField(options: { required?: boolean; setsScope?: boolean } = {}): RelationshipField {
  return {
    name: 'office',
    type: 'relationship',
    relationTo: 'offices',
    hasMany: false,
    required: options.required ?? false,
    index: true,
    defaultValue: ({ user }) => getSingleOfficeId(user),
    filterOptions: tenantScopeFilter,
    admin: {
      position: 'sidebar',
      ...(options.setsScope && {
        components: { afterInput: ['/admin/forms/after-input#SyncScopeWithOffice'] },
      }),
    },
  };
}

/** The default for users with a single office. */
function getSingleOfficeId(user: Partial<TypedUser> | null | undefined): number | undefined {
  const member = getStaffMember(user);
  return member && !isNetworkStaff(member) && member.offices.length === 1 ? member.offices[0] : undefined;
}
