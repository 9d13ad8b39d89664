import type { CollectionConfig } from 'payload';
import { localeNames } from '@/lib/i18n/locales';
import { locales } from '@/schemas/locale';
import { networkStaffAccess } from '../../platform/access/allow';
import { textListField } from '../fields/text-list-field';

/** Words that visitors search for and that mean the same, by language. */
export const searchSynonyms: CollectionConfig = {
  slug: 'search-synonyms',
  labels: { singular: 'Search synonym', plural: 'Search synonyms' },
  disableDuplicate: true,
  admin: { useAsTitle: 'name', group: 'Network', defaultColumns: ['name', 'language', 'words'] },
  access: networkStaffAccess,
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 80,
      label: 'Listings say',
      admin: { description: 'The words that listings use, such as Fuel stations' },
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: 'en-GH',
      options: locales.map((value) => ({ value, label: localeNames[value] })),
    },
    {
      ...textListField({ name: 'words', maxRows: 40, maxLength: 60 }),
      required: true,
      label: 'Visitors search for',
    },
  ],
};
