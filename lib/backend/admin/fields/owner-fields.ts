import type { Field, FieldHook, Option } from 'payload';
import { type OwnerScope, scopeLabels } from '../../platform/access/owner-scope';
import { isOfficeStaff } from '../../platform/access/staff-member';
import { relationId } from '../../relation-id';
import { officeField } from './office-field';
import { personField } from './person-field';

/**
 * The owner of a document: its scope and the office or agent. `table-checks.ts` enforces the same rules in
 * the database.
 */
export function ownerFields(scopes: readonly OwnerScope[]): Field[] {
  return [
    {
      name: 'scope',
      type: 'select',
      required: true,
      label: 'Belongs to',
      options: scopes.map((value) => ({ label: scopeLabels[value], value })),
      filterOptions: ({ options, req }) =>
        isOfficeStaff(req.user) ? options.filter((option) => scopeOf(option) !== 'network') : options,
      defaultValue: ({ user }) => (isOfficeStaff(user) ? 'office' : 'network'),
      hooks: { beforeValidate: [defaultScope] },
      admin: { position: 'sidebar' },
    },
    officeField({ setsScope: true }),
    ...(scopes.includes('agent') ? [personField('agent', { agentsOnly: true, isInSidebar: true })] : []),
  ];
}

/** A new document with an office but without a scope belongs to the office. */
const defaultScope: FieldHook = ({ operation, siblingData, value }) =>
  operation === 'create' && siblingData.scope === undefined && relationId(siblingData.office) !== null
    ? 'office'
    : value;

const scopeOf = (option: Option): string => (typeof option === 'string' ? option : option.value);
