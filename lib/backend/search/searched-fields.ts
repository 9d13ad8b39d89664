import type { Where } from 'payload';
import { listingFlags } from '@/lib/backend/search/parse-search';

const searchedFieldNames = [
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

/** A condition with every field that a search or its facets read, for the dependencies of the result. */
export const searchedFieldsCondition: Where = Object.fromEntries(searchedFieldNames.map((field) => [field, { exists: true }]));
