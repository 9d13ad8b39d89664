import type { CollectionConfig } from 'payload';
import { allowEveryone, allowNetworkAdmin, allowNetworkStaff } from '../../platform/access/allow';
import { coordinateFields } from '../fields/coordinate-fields';
import { districtsField } from '../fields/districts-field';
import { slugField } from '../fields/slug-field';

export const regions: CollectionConfig = {
  slug: 'regions',
  disableDuplicate: true,
  admin: { useAsTitle: 'name', group: 'Network', defaultColumns: ['name', 'code', 'slug'] },
  access: {
    read: allowEveryone,
    create: allowNetworkAdmin,
    update: allowNetworkStaff,
    delete: allowNetworkAdmin,
    readVersions: allowNetworkStaff,
    unlock: allowNetworkAdmin,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    slugField({ from: ['name'] }),
    { name: 'introduction', type: 'textarea', maxLength: 400 },
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'ISO 3166-2, such as GH-AA' },
      validate: (value: string | null | undefined) =>
        /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(value ?? '') || 'Enter the ISO 3166-2 code, such as GH-AA',
    },
    ...coordinateFields(),
    districtsField,
  ],
};
