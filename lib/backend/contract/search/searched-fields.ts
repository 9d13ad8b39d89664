import type { Where } from 'payload';
import { listingFlags } from '@/lib/backend/contract/search/read-search';

const fields = [
  ...[
    'status',
    'kind',
    'category',
    'subcategory',
    'region',
    'district',
    'location',
    'title',
    'summary',
    'description',
    'listing_number',
  ],
  ...[
    'asking_price',
    'down_payment',
    'discretionary_earnings',
    'total_sales',
    'employees',
    'year_established',
  ],
  ...listingFlags,
];

/** Every field of a listing that a search or its facets go by, for the note of what an answer depends on. */
export const searchedFields: Where = Object.fromEntries(fields.map((field) => [field, { exists: true }]));
