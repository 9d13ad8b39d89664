import { z } from 'zod';
import { choiceField } from '../field-kinds';
import { listingKindSchema } from '../listing';
import { limitField, wordField } from './query-fields';
import { recordKey } from './subject';

const kindWords = { business: 'Businesses', franchise: 'Franchises', pro: 'Professional practices' };
const statusWords = { 'for-sale': 'For sale', sold: 'Sold' };

/** What a search of listings is held to wherever it leads; what is left out is the visitor's to choose. */
export const listingSearchQuery = {
  source: 'listing-search',
  schema: z
    .strictObject({
      office: recordKey('Office'),
      agent: recordKey('Agent'),
      region: recordKey('Region'),
      category: z.string().min(1).max(80).optional().meta(wordField('Category', 'listing categories')),
      kind: listingKindSchema.optional().meta(choiceField('Kind', kindWords)),
      status: z.enum(['for-sale', 'sold']).optional().meta(choiceField('Status', statusWords)),
      limit: z.int().min(1).max(48).default(18).meta(limitField),
    })
    .meta({ label: 'Search of listings' }),
  slugs: { office: 'office', agent: 'agent', region: 'region' },
} as const;
