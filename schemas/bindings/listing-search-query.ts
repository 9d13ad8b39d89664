import { z } from 'zod';
import { choiceField } from '../field-kinds';
import { listingKindSchema } from '../listing';
import { limitField, suggestionField } from './query-fields';
import { recordKey } from './subject';

const kindLabels = { business: 'Businesses', franchise: 'Franchises', pro: 'Professional practices' };
const statusLabels = { 'for-sale': 'For sale', sold: 'Sold' };

/** Fixed criteria of a listing search; visitors choose the omitted ones. */
export const listingSearchQuery = {
  source: 'listing-search',
  schema: z
    .strictObject({
      office: recordKey('Office'),
      agent: recordKey('Agent'),
      region: recordKey('Region'),
      category: z.string().min(1).max(80).optional().meta(suggestionField('Category', 'listing categories')),
      kind: listingKindSchema.optional().meta(choiceField('Kind', kindLabels)),
      status: z.enum(['for-sale', 'sold']).optional().meta(choiceField('Status', statusLabels)),
      limit: z.int().min(1).max(48).default(15).meta(limitField),
    })
    .meta({ label: 'Search of listings' }),
  slugs: { office: 'office', agent: 'agent', region: 'region' },
} as const;
