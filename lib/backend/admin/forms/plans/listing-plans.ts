import { currencyOf } from '@/lib/i18n/currency';
import type { FormPlan } from '../form-plan';

export const listingPlan: FormPlan = {
  about: 'Businesses for sale, and those that were sold.',
  above: ['title'],
  tabs: [
    {
      label: 'The business',
      fields: [
        'summary',
        'description',
        ['category', 'subcategory'],
        ['kind', 'listing_number'],
        ['employees', 'year_established'],
        'reason_for_selling',
      ],
    },
    {
      label: 'Figures',
      description: `In ${currencyOf().name}. What is left empty is shown as not disclosed.`,
      fields: [
        ['asking_price', 'down_payment'],
        ['total_sales', 'discretionary_earnings'],
        ['inventory', 'furniture_fixtures_equipment'],
        ['lender_prequalified', 'franchisee_operation'],
        ['real_estate_available', 'real_estate_included'],
        'relocatable',
      ],
    },
    { label: 'Where, and with whom', fields: [['location', 'region'], 'district', 'agent'] },
    { label: 'Pictures', description: 'The first one stands in lists.', fields: ['images'] },
    { label: 'Dates and sale', fields: [['listed_at', 'sold_at'], 'sold_price'] },
  ],
  fieldTexts: {
    status: {
      label: 'Sale',
      description:
        'Visitors see a listing that is published and for sale, under offer or sold: choose one of these before you publish it',
    },
    listing_number: { label: 'Listing number', description: 'As buyers are told it' },
    title: { label: 'Title', description: 'What the business is, without its name' },
    summary: { label: 'In short', description: 'Two sentences for lists' },
    category: {
      label: 'Trade',
      description: 'Choose one that is in use, so that buyers find all of a trade together',
    },
    subcategory: {
      label: 'Trade, more exactly',
      description: 'As “Bakery” within “Food and drink”; may stay empty',
    },
    kind: { label: 'Sold as' },
    location: { label: 'Place' },
    district: {
      label: 'District',
      description: 'By its middle the listing is found near a place; may stay empty',
    },
    employees: { label: 'People employed' },
    year_established: { label: 'Founded in' },
    reason_for_selling: { label: 'Why it is sold' },
    franchisee_operation: { label: 'It is a franchise' },
    relocatable: { label: 'It can move elsewhere' },
    real_estate_available: { label: 'The building can be bought, too' },
    real_estate_included: { label: 'The building is in the price' },
    lender_prequalified: { label: 'A lender has looked at it and would pay a part' },
    images: { label: 'Pictures' },
    listed_at: { label: 'For sale since' },
    sold_at: { label: 'Sold on' },
    slug: {
      label: 'Web address',
      description: 'The last part of it; left empty, it is made from the title and number',
    },
  },
};
