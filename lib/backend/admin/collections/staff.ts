import type { CollectionConfig } from 'payload';
import { siteUrl } from '@/lib/routes/site-url';
import { composeResetMail } from '../../leads/mail/reset-mail';
import { allowNetworkAdmin, allowStaff } from '../../platform/access/allow';
import { allowOwnAccount } from '../../platform/access/own-account';
import { accountFields } from '../../platform/accounts/account-fields';
import { requireStrongReset } from '../../platform/accounts/credential-hooks';
import { createForgotPasswordEndpoint } from '../../platform/accounts/forgot-password-endpoint';
import { rateLimitSignIn, recordSignIn } from '../../platform/accounts/sign-in-rate-limit';

const HOUR_SECONDS = 60 * 60;

/** Accounts of the people who work on the website. Buyers have no accounts here. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'Staff account', plural: 'Staff' },
  auth: {
    tokenExpiration: 8 * HOUR_SECONDS,
    // Payload's lock per account would allow anyone to lock the owner out; `sign-in-rate-limit.ts` replaces
    // it.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: siteUrl().startsWith('https://') },
  },
  admin: { useAsTitle: 'email', group: 'Accounts', defaultColumns: ['name', 'email', 'role', 'offices'] },
  access: {
    admin: allowStaff,
    read: allowOwnAccount,
    create: allowNetworkAdmin,
    update: allowOwnAccount,
    delete: allowNetworkAdmin,
    readVersions: allowNetworkAdmin,
    unlock: allowNetworkAdmin,
  },
  endpoints: [createForgotPasswordEndpoint(composeResetMail)],
  hooks: { beforeOperation: [rateLimitSignIn, requireStrongReset], afterLogin: [recordSignIn] },
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
      admin: { description: 'Offices this editor works for' },
    },
    ...accountFields,
  ],
};
