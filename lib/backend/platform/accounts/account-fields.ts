import type { Field } from 'payload';

const deny = () => false;

/** Virtual fields that are submitted with an account but not stored. */
export const accountFields: Field[] = [
  {
    name: 'current_password',
    type: 'text',
    virtual: true,
    access: { create: deny },
    admin: {
      // Payload makes virtual fields read-only by default.
      readOnly: false,
      description: 'Required to change your password or email address',
      components: { Field: '/platform/accounts/current-password-field#CurrentPasswordField' },
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  },
  {
    name: 'setup_code',
    type: 'text',
    virtual: true,
    access: { update: deny },
    admin: {
      readOnly: false,
      description: 'Printed in the server output at start-up',
      // Marked as required by CSS, because Payload does not support `required` on virtual fields.
      className: 'is-needed',
      components: { afterInput: ['/platform/accounts/dismiss-toasts#DismissToasts'] },
      condition: (_data, _siblings, { user }) => !user,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  },
];
