import type { Field } from 'payload';
import type { OwnerScope } from '../access/owner-scope';
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
      options: [...scopes],
      defaultValue: ({ user }) => {
        const member = staffMember(user);
        return !member || isNetworkStaff(member) ? 'network' : 'office';
      },
      admin: { position: 'sidebar', description: 'Whose this is' },
    },
    officeField(),
    ...(scopes.includes('agent') ? [personField('agent', { agentsOnly: true })] : []),
  ];
}
