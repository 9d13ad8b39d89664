import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { z } from 'zod';
import { createOwnedAccess, createOwnedHooks, type Ownership } from '../../platform/access/office-owned';
import { ownerScopes } from '../../platform/access/owner-scopes';
import { dayField } from '../../platform/admin-ui/day-field';
import { markdownField } from '../fields/markdown-field';
import { moneyField } from '../fields/money-field';
import { ownerFields } from '../fields/owner-fields';
import { personField } from '../fields/person-field';
import { pictureField } from '../fields/picture-field';
import { suggestedTextField } from '../fields/suggested-text-field';
import { wholeNumberField } from '../fields/whole-number-field';
import { manualDrafts } from './version-settings';

const ownership: Ownership = { scopes: ownerScopes['sale-stories'] };
const MAX_WEEKS = 1000;

/** Clears the consent in a duplicate, because the seller of the other sale has not consented. */
const clearOnDuplicate = { beforeDuplicate: [() => null] };

const quoteSchema = z.looseObject({ quote: z.string().min(1) });

const requireQuoteAuthor: TextFieldSingleValidation = (value, options) =>
  quoteSchema.safeParse(options.siblingData).success && !value ? 'Enter who is quoted' : text(value, options);

/**
 * How a business was sold, with its figures. Publishing requires the name of the person who consented and
 * the date.
 */
export const saleStories: CollectionConfig = {
  slug: 'sale-stories',
  labels: { singular: 'Sale story', plural: 'Sale stories' },
  admin: {
    useAsTitle: 'title',
    group: 'Website',
    defaultColumns: ['title', 'category', 'town', 'office', '_status'],
  },
  access: createOwnedAccess({ _status: { equals: 'published' } }, ownership),
  hooks: createOwnedHooks(ownership),
  versions: manualDrafts,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    suggestedTextField({ name: 'category', of: 'listings', required: true, index: true }),
    { name: 'town', type: 'text', required: true, maxLength: 120 },
    moneyField('asking_price', 'Asking price'),
    moneyField('sold_price', 'Sold for'),
    wholeNumberField('weeks', { min: 1, max: MAX_WEEKS, required: true }),
    dayField('sold_at', { required: true, index: true }),
    markdownField('text', { required: true, maxLength: 8000 }),
    { name: 'quote', type: 'textarea', maxLength: 600 },
    { name: 'quoted', type: 'text', maxLength: 120, validate: requireQuoteAuthor },
    pictureField('image'),
    personField('agent', { agentsOnly: true }),
    ...ownerFields(ownership.scopes),
    { name: 'consent_by', type: 'text', required: true, maxLength: 160, hooks: clearOnDuplicate },
    { ...dayField('consent_at', { required: true }), hooks: clearOnDuplicate },
  ],
};
