import { z } from 'zod';
import { choiceField } from '../field-kinds';
import { listingKindSchema, listingOrderNames, listingStatusSchema } from '../listing';
import { choicesField, limitField, suggestionField } from './query-fields';
import { recordKey } from './subject';

const oneOrMore = <Shape extends z.ZodType>(schema: Shape) => z.union([schema, z.array(schema).min(1)]);

const orderLabels = {
  price_asc: 'Lowest price first',
  price_desc: 'Highest price first',
  down_payment_asc: 'Lowest down payment first',
  down_payment_desc: 'Highest down payment first',
  sde_asc: 'Lowest earnings first',
  sde_desc: 'Highest earnings first',
  newest: 'Newest first',
  name_asc: 'Name: A to Z',
  name_desc: 'Name: Z to A',
};
const kindLabels = { business: 'Businesses', franchise: 'Franchises', pro: 'Professional practices' };
const statusLabels = { active: 'For sale', under_offer: 'Under offer', sold: 'Sold' };

/** The filters of a list of listings; omitted ones do not filter. */
export const listingsQuery = {
  source: 'listings',
  schema: z
    .strictObject({
      office: recordKey('Office'),
      agent: recordKey('Agent'),
      region: recordKey('Region'),
      category: z.string().min(1).max(80).optional().meta(suggestionField('Category', 'listing categories')),
      kind: oneOrMore(listingKindSchema).optional().meta(choicesField('Kind', kindLabels)),
      status: oneOrMore(listingStatusSchema).optional().meta(choicesField('Status', statusLabels)),
      order: z.enum(listingOrderNames).default('newest').meta(choiceField('Order', orderLabels)),
      limit: z.int().min(1).max(100).default(12).meta(limitField),
      /** Other listings of this listing's category. */
      similarTo: recordKey('Similar to this listing'),
    })
    .meta({ label: 'Listings' }),
  slugs: { office: 'office', agent: 'agent', region: 'region', similarTo: 'listing' },
} as const;
