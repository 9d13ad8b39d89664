import type { CollectionConfig } from 'payload';
import { mailListingBuyers } from '../../buyers/staff/mail-listing-buyers';
import { createOwnedAccess, createOwnedHooks, type Ownership } from '../../platform/access/office-owned';
import { ownerScopes } from '../../platform/access/owner-scopes';
import { dayField } from '../../platform/admin-ui/day-field';
import { districtField } from '../fields/district-field';
import { listingFigureFields } from '../fields/listing-figure-fields';
import { markdownField } from '../fields/markdown-field';
import { officeField } from '../fields/office-field';
import { personField } from '../fields/person-field';
import { picturesField } from '../fields/picture-field';
import { slugField } from '../fields/slug-field';
import { suggestedTextField } from '../fields/suggested-text-field';
import { createUniqueCopyValueHook } from '../fields/unique-copy-value';
import { manualDrafts } from './version-settings';

const ownership: Ownership = { scopes: ownerScopes.listings };

/** The public reads published listings that are active, under offer or sold. */
export const listings: CollectionConfig = {
  slug: 'listings',
  admin: {
    useAsTitle: 'title',
    group: 'Network',
    defaultColumns: ['title', 'listing_number', 'status', 'office', '_status'],
  },
  access: createOwnedAccess(
    { and: [{ status: { in: ['active', 'under_offer', 'sold'] } }, { _status: { equals: 'published' } }] },
    ownership,
  ),
  hooks: createOwnedHooks(ownership),
  versions: manualDrafts,
  endpoints: [mailListingBuyers],
  fields: [
    {
      ...{ name: 'listing_number', type: 'text', required: true, unique: true, maxLength: 40 },
      hooks: { beforeDuplicate: [createUniqueCopyValueHook(40)] },
    },
    slugField({ from: ['title', 'listing_number'] }),
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    { name: 'summary', type: 'textarea', required: true, maxLength: 400 },
    markdownField('description', { required: true, maxLength: 20_000 }),
    {
      name: 'status',
      type: 'select',
      // Payload's default name collides with the type of `_status`.
      enumName: 'enum_listing_state',
      required: true,
      index: true,
      defaultValue: 'draft',
      admin: { position: 'sidebar' },
      options: [
        { label: 'Not on the website yet', value: 'draft' },
        { label: 'For sale', value: 'active' },
        { label: 'Under offer', value: 'under_offer' },
        { label: 'Sold', value: 'sold' },
        { label: 'Withdrawn', value: 'withdrawn' },
      ],
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'business',
      options: [
        { label: 'Business', value: 'business' },
        { label: 'Franchise', value: 'franchise' },
        { label: 'Pro listing', value: 'pro' },
      ],
    },
    suggestedTextField({ name: 'category', of: 'listings', required: true, index: true }),
    suggestedTextField({ name: 'subcategory', of: 'listings' }),
    {
      name: 'location',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'Shown in public: town and region, never the full address' },
    },
    { name: 'region', type: 'relationship', relationTo: 'regions', required: true, index: true },
    districtField,
    officeField({ required: true }),
    personField('agent', { agentsOnly: true }),
    ...listingFigureFields,
    dayField('listed_at', { required: true, index: true, defaultValue: () => new Date().toISOString() }),
    dayField('sold_at'),
    picturesField('images', 20),
    {
      name: 'buyers',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/buyers/staff/listing-buyers-panel#ListingBuyersPanel' },
      },
    },
  ],
};
