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

export const leadPlan: FormPlan = {
  about: 'What visitors sent by the forms of the website, and what became of it.',
  above: ['notes'],
  tabs: [
    {
      label: 'Answer',
      description:
        'What you write is mailed to the visitor and kept here. Their reply goes to your own address.',
      fields: ['answer_by_mail', 'mailed_answers', 'replies'],
    },
    {
      label: 'What was sent',
      fields: [
        ['name', 'email', 'phone'],
        ['form', 'reason'],
        'message',
        'listing',
        ['language', 'page'],
        'filled_in',
        'agreements',
      ],
    },
    { label: 'Where it went', fields: [['routed_by', 'agent'], 'sent_to', 'routing'] },
    {
      label: 'Where it came from',
      description:
        'The page it was sent from always tells; the way there only of visitors who agreed that their visit is counted.',
      fields: [['source', 'device'], ['browser', 'operating_system'], 'landing_page', 'referrer', 'visit'],
    },
  ],
  fieldTexts: {
    state: { label: 'What became of it', description: 'The first time it is set to Answered is kept' },
    notes: { label: 'Your notes', description: 'Seen by those who see this, never by the visitor' },
    assigned_to: { label: 'Assigned to', description: 'Who of the office takes care of it' },
    answered_at: { label: 'Answered first' },
    first_answer: { label: 'Time to first answer' },
    replies: { label: 'Answers by mail' },
    'replies.text': { label: 'What was written' },
    'replies.by': { label: 'Who wrote' },
    'replies.sent_at': { label: 'When' },
    landing_page: { label: 'First page of the visit' },
    referrer: { label: 'Came from' },
    operating_system: { label: 'Operating system' },
    visit: { label: 'What the addresses said' },
    'visit.session_at': { label: 'When' },
    reason: { label: 'What it is about' },
    page: { label: 'Sent from' },
    sent_to: { label: 'Mailed to' },
    form: { label: 'Which form' },
    language: { label: 'Language of the page' },
    agent: { label: 'Agent who got it' },
    listing: { label: 'About the listing' },
    routed_by: { label: 'Why it went there' },
    routing: { label: 'How it was decided' },
    suspected: { label: 'Looks like a program', description: 'It is kept, and was mailed to nobody' },
  },
  rows: {
    replies: { singular: 'answer', plural: 'answers', labelField: 'by' },
    visit: { singular: 'parameter', plural: 'parameters', labelField: 'parameter' },
  },
};

/** Sale price multiples of a trade, with their source. */
export const valuationMultiplePlan: FormPlan = {
  about:
    'What businesses of each trade are sold for, and where it was read. The calculator reckons with these.',
  above: [
    ['industry', 'category'],
    ['sde_low', 'sde_mid', 'sde_high', 'sales_multiple'],
    ['source', 'source_url'],
    ['years', 'sales_count'],
    'second_source',
  ],
  tabs: [],
  fieldTexts: {
    industry: { label: 'Trade', description: 'As visitors choose it in the valuation calculator' },
    category: {
      label: 'Category of listings',
      description: 'Once five of them have figures, the network’s own prices stand beside the published ones',
    },
    sde_low: { label: 'Times SDE: low', description: 'Of seller’s discretionary earnings, as 1.65' },
    sde_mid: { label: 'Times SDE: middle', description: 'As 2.15' },
    sde_high: { label: 'Times SDE: high', description: 'As 2.65' },
    sales_multiple: { label: 'Times sales', description: 'Of a year, as 0.39; empty where nobody says' },
    source: { label: 'Source', description: 'Whose figures these are, and of which sales' },
    source_url: { label: 'Address of the source', description: 'Visitors can look it up' },
    years: { label: 'Years', description: 'In which these were sold, as 2021–2025' },
    sales_count: { label: 'Number of sales', description: 'Where the source tells it' },
    second_source: { label: 'Another published range', description: 'With its source, to compare' },
    slug: {
      label: 'Short name',
      description: 'What pages know the trade by; left empty, it is made from the trade',
    },
  },
};
