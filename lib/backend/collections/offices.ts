import type { CollectionConfig } from 'payload';
import { allowNetworkAdmin, allowNetworkStaff, fieldForNetworkStaff } from '../access/allow';
import { readOffices, updateOwnOffice } from '../access/read-offices';
import { contentsField } from '../fields/contents-field';
import { metaFields } from '../fields/meta-fields';
import { officeAddressFields } from '../fields/office-address-fields';
import { officeContactFields } from '../fields/office-contact-fields';
import { officeLicenceFields } from '../fields/office-licence-fields';
import { openingHoursField } from '../fields/opening-hours-field';
import { slugField } from '../fields/slug-field';

const networkOnly = { create: fieldForNetworkStaff, update: fieldForNetworkStaff };

export const offices: CollectionConfig = {
  slug: 'offices',
  admin: { useAsTitle: 'name', group: 'Network', defaultColumns: ['name', 'status', 'locality', 'region'] },
  access: {
    read: readOffices,
    create: allowNetworkStaff,
    update: updateOwnOffice,
    delete: allowNetworkAdmin,
    readVersions: allowNetworkStaff,
    unlock: allowNetworkAdmin,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    slugField({ access: networkOnly }),
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'Active',
      access: networkOnly,
      admin: { position: 'sidebar' },
      options: [
        { label: 'Active', value: 'Active' },
        { label: 'Coming soon', value: 'ComingSoon' },
        { label: 'Closed', value: 'Closed' },
      ],
    },
    {
      name: 'tribe_types',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['office'],
      access: networkOnly,
      admin: { position: 'sidebar' },
      options: ['office', 'master', 'satellite'],
    },
    ...officeAddressFields,
    ...officeContactFields,
    openingHoursField,
    { name: 'heading', type: 'text', maxLength: 160 },
    { name: 'sub_heading', type: 'textarea', maxLength: 400 },
    { name: 'image', type: 'upload', relationTo: 'media' },
    ...metaFields({ localized: false }),
    contentsField({ localized: false }),
    ...officeLicenceFields,
  ],
};
