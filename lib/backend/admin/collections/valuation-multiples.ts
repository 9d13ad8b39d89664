import type { CollectionConfig } from 'payload';
import { networkStaffAccess } from '../../platform/access/allow';
import { multipleField } from '../fields/multiple-field';
import { slugField } from '../fields/slug-field';
import { webAddressField } from '../fields/web-address-field';
import { wholeNumberField } from '../fields/whole-number-field';

/**
 * Sale price multiples by industry with their sources, used by the valuation calculator. Each save creates a
 * version.
 */
export const valuationMultiples: CollectionConfig = {
  slug: 'valuation-multiples',
  labels: { singular: 'Valuation multiple', plural: 'Valuation multiples' },
  disableDuplicate: true,
  admin: {
    useAsTitle: 'industry',
    group: 'Network',
    defaultColumns: ['industry', 'sde_low', 'sde_mid', 'sde_high', 'sales_multiple', 'years'],
  },
  access: networkStaffAccess,
  versions: { maxPerDoc: 100, drafts: false },
  fields: [
    { name: 'industry', type: 'text', required: true, unique: true, maxLength: 80 },
    slugField({ from: ['industry'] }),
    multipleField('sde_low', { required: true }),
    multipleField('sde_mid', { required: true, minField: 'sde_low' }),
    multipleField('sde_high', { required: true, minField: 'sde_mid' }),
    multipleField('sales_multiple', { required: false }),
    { name: 'source', type: 'text', required: true, maxLength: 160 },
    { ...webAddressField('source_url', undefined, true), maxLength: 2048 },
    { name: 'years', type: 'text', required: true, maxLength: 20 },
    wholeNumberField('sales_count', { min: 1, max: 1_000_000 }),
    { name: 'second_source', type: 'text', maxLength: 200 },
    { name: 'category', type: 'text', maxLength: 80, index: true },
  ],
};
