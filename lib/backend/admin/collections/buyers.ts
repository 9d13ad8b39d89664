import type { CollectionConfig } from 'payload';
import { leadLanguages } from '../../leads/lead-options';
import { allowNetworkAdmin, denyAll } from '../../platform/access/allow';
import { allDocuments } from '../../platform/access/office-owned';
import { writeOwnOffice } from '../../platform/access/write-own-office';
import { dayField } from '../../platform/admin-ui/day-field';

const confirmedAt = dayField('confirmed_at', { withTime: true });
const ownOfficeAccess = writeOwnOffice({ scopes: ['office'], editable: allDocuments });
const readOnlyAdmin = { readOnly: true } as const;
const readOnlyText = (name: string, maxLength: number) =>
  ({ name, type: 'text', maxLength, admin: readOnlyAdmin }) as const;

/**
 * The accounts of buyers, created by the system only. It is no collection with sign-in: passwords and sessions are in
 * tables of their own (`lib/backend/buyers`), so no buyer is ever a user of the CMS.
 */
export const buyers: CollectionConfig = {
  slug: 'buyers',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'email',
    listSearchableFields: ['email', 'first_name', 'last_name', 'phone'],
    group: 'Network',
    defaultColumns: ['email', 'first_name', 'last_name', 'status', 'office', 'agent', 'createdAt'],
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  access: {
    read: ownOfficeAccess,
    create: denyAll,
    update: ownOfficeAccess,
    delete: allowNetworkAdmin,
    readVersions: denyAll,
    unlock: denyAll,
  },
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'unconfirmed',
      index: true,
      options: [
        { label: 'Email not confirmed', value: 'unconfirmed' },
        { label: 'Active', value: 'active' },
        { label: 'Cancelled', value: 'cancelled' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'office',
      type: 'relationship',
      relationTo: 'offices',
      hasMany: false,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'agent',
      type: 'relationship',
      relationTo: 'people',
      hasMany: false,
      index: true,
      filterOptions: ({ data }) => (data?.office ? { office: { equals: data.office } } : true),
      admin: { position: 'sidebar', allowCreate: false },
    },
    { name: 'email', type: 'email', required: true, unique: true, admin: readOnlyAdmin },
    { ...readOnlyText('first_name', 60), required: true },
    { ...readOnlyText('last_name', 60), required: true },
    readOnlyText('phone', 40),
    readOnlyText('phone_country', 4),
    readOnlyText('phone_dial_code', 6),
    readOnlyText('phone_number', 40),
    readOnlyText('address_1', 120),
    readOnlyText('locality', 80),
    readOnlyText('state', 80),
    readOnlyText('postal_code', 20),
    {
      name: 'language',
      type: 'select',
      required: true,
      options: leadLanguages.map(([value, label]) => ({ label, value })),
      admin: readOnlyAdmin,
    },
    { name: 'preferences', type: 'json', admin: { ...readOnlyAdmin, hidden: true } },
    { name: 'weekly_mail', type: 'checkbox', defaultValue: false, admin: readOnlyAdmin },
    { ...confirmedAt, admin: { ...confirmedAt.admin, ...readOnlyAdmin, position: 'sidebar' } },
    {
      name: 'summary',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/buyers/staff/buyer-summary-panel#BuyerSummaryPanel' },
      },
    },
    { name: 'notes', type: 'textarea', maxLength: 10_000 },
  ],
};
