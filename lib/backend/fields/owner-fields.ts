import type { Field, Option, TypedUser } from 'payload';
import { type OwnerScope, scopeNames } from '../access/owner-scope';
import { isNetworkStaff, staffMember } from '../access/staff-member';
import { officeField } from './office-field';
import { personField } from './person-field';

/** Whose a document is: it says so (`scope`), and which office or agent. `database/owner-checks.ts` holds every row to it. */
export function ownerFields(scopes: readonly OwnerScope[]): Field[] {
  return [
    {
      name: 'scope',
      type: 'select',
      required: true,
      label: 'Belongs to',
      options: scopes.map((value) => ({ label: scopeNames[value], value })),
      filterOptions: ({ options, req }) =>
        isOfOffice(req.user) ? options.filter((one) => scopeOf(one) !== 'network') : options,
      defaultValue: ({ user }) => (isOfOffice(user) ? 'office' : 'network'),
      admin: { position: 'sidebar' },
    },
    officeField(),
    ...(scopes.includes('agent')
      ? [{ ...personField('agent', { agentsOnly: true }), admin: { position: 'sidebar' as const } }]
      : []),
  ];
}

const scopeOf = (option: Option): string => (typeof option === 'string' ? option : option.value);

/** Whether somebody works for offices only, and makes nothing of the network's. */
function isOfOffice(user: Partial<TypedUser> | null | undefined): boolean {
  const member = staffMember(user);
  return member !== null && !isNetworkStaff(member);
}
