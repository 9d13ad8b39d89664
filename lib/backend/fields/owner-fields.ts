import type { Field, FieldHook, Option } from 'payload';
import { type OwnerScope, scopeNames } from '../access/owner-scope';
import { isOfOffice } from '../access/staff-member';
import { relationId } from '../relation-id';
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
      hooks: { beforeValidate: [unlessSaid] },
      admin: { position: 'sidebar' },
    },
    officeField({ saysScope: true }),
    ...(scopes.includes('agent') ? [personField('agent', { agentsOnly: true, isBeside: true })] : []),
  ];
}

/** A new document of an office that does not say whose it is belongs to the office. */
const unlessSaid: FieldHook = ({ operation, siblingData, value }) =>
  operation === 'create' && siblingData.scope === undefined && relationId(siblingData.office) !== null
    ? 'office'
    : value;

const scopeOf = (option: Option): string => (typeof option === 'string' ? option : option.value);
