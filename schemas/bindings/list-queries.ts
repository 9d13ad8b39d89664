import { z } from 'zod';
import { switchField } from '../field-kinds';
import { limitField, suggestionField } from './query-fields';
import { recordKey } from './subject';

export const agentsQuery = {
  source: 'agents',
  schema: z
    .strictObject({
      office: recordKey('Office'),
      limit: z.int().min(1).max(100).default(24).meta(limitField),
    })
    .meta({ label: 'Agents' }),
  slugs: { office: 'office' },
} as const;

export const officesQuery = {
  source: 'offices',
  schema: z.strictObject({ region: recordKey('Region') }).meta({ label: 'Offices' }),
  slugs: { region: 'region' },
} as const;

export const peopleQuery = {
  source: 'people',
  schema: z
    .strictObject({
      office: recordKey('Office'),
      leadership: z.boolean().optional().meta(switchField('Leadership team only')),
    })
    .meta({ label: 'People' }),
  slugs: { office: 'office' },
} as const;

export const postsQuery = {
  source: 'posts',
  schema: z
    .strictObject({
      office: recordKey('Office'),
      category: z.string().min(1).max(80).optional().meta(suggestionField('Category', 'post categories')),
      limit: z.int().min(1).max(60).default(12).meta(limitField),
    })
    .meta({ label: 'Blog posts' }),
  slugs: { office: 'office' },
} as const;

export const regionsQuery = {
  source: 'regions',
  schema: z.strictObject({}).meta({ label: 'Regions' }),
  slugs: {},
} as const;

export const valuationMultiplesQuery = {
  source: 'valuation-multiples',
  schema: z.strictObject({}).meta({ label: 'Valuation multiples' }),
  slugs: {},
} as const;

export const saleStoriesQuery = {
  source: 'sale-stories',
  schema: z
    .strictObject({
      office: recordKey('Office'),
      agent: recordKey('Agent'),
      category: z.string().min(1).max(80).optional().meta(suggestionField('Trade', 'listing categories')),
      limit: z.int().min(1).max(60).default(12).meta(limitField),
    })
    .meta({ label: 'Sale stories' }),
  slugs: { office: 'office', agent: 'agent' },
} as const;

export const reviewsQuery = {
  source: 'reviews',
  schema: z
    .strictObject({
      office: recordKey('Office'),
      agent: recordKey('Agent'),
      limit: z.int().min(1).max(100).default(12).meta(limitField),
    })
    .meta({ label: 'Reviews' }),
  slugs: { office: 'office', agent: 'agent' },
} as const;
