import type { CollectionConfig } from 'payload';
import { allowNetworkAdmin, allowNetworkStaff } from '../../platform/access/allow';
import { readOffices, readOfficeVersions, updateOwnOffice } from '../../platform/access/read-offices';
import { contentsField } from '../fields/contents-field';
import { metaFields } from '../fields/meta-fields';
import { officeAddressFields } from '../fields/office-address-fields';
import { officeContactFields } from '../fields/office-contact-fields';
import { officeLicenceFields } from '../fields/office-licence-fields';
import { openingHoursField } from '../fields/opening-hours-field';
import { pictureField } from '../fields/picture-field';
import { slugField } from '../fields/slug-field';
import { manualDrafts } from './version-settings';

export const offices: CollectionConfig = {
  slug: 'offices',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'name',
    group: 'Network',
    defaultColumns: ['name', 'status', 'locality', 'region', '_status'],
    components: { beforeListTable: ['/admin/lists/single-office-redirect#SingleOfficeRedirect'] },
  },
  access: {
    read: readOffices,
    create: allowNetworkStaff,
    update: updateOwnOffice,
    delete: allowNetworkAdmin,
    readVersions: readOfficeVersions,
    unlock: allowNetworkAdmin,
  },
  versions: manualDrafts,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    slugField({ from: ['name'] }),
    {
      name: 'status',
      type: 'select',
      // Payload's default name collides with the type of `_status`.
      enumName: 'enum_office_state',
      required: true,
      index: true,
      defaultValue: 'Active',
      admin: { position: 'sidebar' },
      options: [
        { label: 'Active', value: 'Active' },
        { label: 'Coming soon', value: 'ComingSoon' },
        { label: 'Closed', value: 'Closed' },
      ],
    },
    {
      name: 'tribe_types',
      label: 'Kinds of office',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['office'],
      admin: { position: 'sidebar' },
      options: [
        { label: 'Office', value: 'office' },
        { label: 'Master office', value: 'master' },
        { label: 'Satellite office', value: 'satellite' },
      ],
    },
    ...officeAddressFields,
    ...officeContactFields,
    openingHoursField,
    { name: 'heading', type: 'text', maxLength: 160 },
    { name: 'sub_heading', type: 'textarea', maxLength: 400 },
    pictureField('image'),
    ...metaFields({ localized: false }),
    contentsField({ localized: false, keys: false }),
    ...officeLicenceFields,
  ],
};
