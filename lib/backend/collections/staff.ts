import type { CollectionConfig } from 'payload';
import { siteUrl } from '@/lib/routes/site-url';
import { allowNetworkAdmin, allowStaff } from '../access/allow';
import { ownAccount } from '../access/read-staff';
import { accountFields } from '../accounts/account-fields';
import { answerForgotten } from '../accounts/answer-forgotten';
import { limitSignIn, rememberSignIn } from '../accounts/limit-sign-in';
import { requireGoodReset } from '../accounts/require-good-password';

const hour = 60 * 60;

/** The accounts of people who work on the website. Buyers are never among them. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'Staff account', plural: 'Staff' },
  auth: {
    tokenExpiration: 8 * hour,
    // Counting by account alone would let anyone keep its owner out; see `../accounts`.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: siteUrl().startsWith('https://') },
  },
  admin: { useAsTitle: 'email', group: 'Accounts', defaultColumns: ['name', 'email', 'role', 'offices'] },
  access: {
    admin: allowStaff,
    read: ownAccount,
    create: allowNetworkAdmin,
    update: ownAccount,
    delete: allowNetworkAdmin,
    readVersions: allowNetworkAdmin,
    unlock: allowNetworkAdmin,
  },
  endpoints: [answerForgotten],
  hooks: { beforeOperation: [limitSignIn, requireGoodReset], afterLogin: [rememberSignIn] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'office-editor',
      options: [
        { label: 'Network administrator', value: 'network-admin' },
        { label: 'Network editor', value: 'network-editor' },
        { label: 'Office editor', value: 'office-editor' },
      ],
    },
    {
      name: 'offices',
      type: 'relationship',
      relationTo: 'offices',
      hasMany: true,
      admin: { description: 'The offices an office editor works for' },
    },
    ...accountFields,
  ],
};
