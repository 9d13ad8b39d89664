import type { Field } from 'payload';

const nobody = () => false;

/** What is asked along with an account and stored nowhere. */
export const accountFields: Field[] = [
  {
    name: 'current_password',
    type: 'text',
    virtual: true,
    access: { create: nobody },
    admin: {
      // What is not stored is not written either, unless it says so.
      readOnly: false,
      description: 'Needed to change your password or your email address',
      components: { Field: '/accounts/current-password-field#CurrentPasswordField' },
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  },
  {
    name: 'setup_code',
    type: 'text',
    virtual: true,
    access: { update: nobody },
    admin: {
      readOnly: false,
      description: 'It is in the output of the server: ask whoever installed it',
      // Needed, though no type may say so of what is not stored.
      className: 'is-needed',
      components: { afterInput: ['/accounts/take-back-messages#TakeBackMessages'] },
      condition: (_data, _siblings, { user }) => !user,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  },
];
