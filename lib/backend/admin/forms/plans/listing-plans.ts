import { currencyOf } from '@/lib/i18n/currency';
import type { FormPlan } from '../form-plan';

export const listingPlan: FormPlan = {
  description: 'Businesses for sale and sold.',
  fieldsAboveTabs: ['title'],
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
      description: `In ${currencyOf().name}. Empty figures are shown as not disclosed.`,
      fields: [
        ['asking_price', 'down_payment'],
        ['total_sales', 'discretionary_earnings'],
        ['inventory', 'furniture_fixtures_equipment'],
        ['lender_prequalified', 'franchisee_operation'],
        ['real_estate_available', 'real_estate_included'],
        'relocatable',
      ],
    },
    {
      label: 'Seller’s terms',
      description: 'What the seller offers for the balance. Buyers see an example made from it.',
      fields: [['seller_terms_months', 'seller_terms_rate', 'seller_terms_share']],
    },
    { label: 'Location and agent', fields: [['location', 'region'], 'district', 'agent'] },
    { label: 'Pictures', description: 'The first one is used in lists.', fields: ['confidential', 'images'] },
    { label: 'Dates and sale', fields: [['listed_at', 'sold_at'], 'sold_price'] },
    {
      label: 'Buyers',
      description: 'Buyers of your offices who look for a business like this.',
      fields: ['buyers'],
    },
  ],
  fieldTexts: {
    status: {
      label: 'Sale',
      description:
        'Visitors see published listings that are for sale, under offer or sold: choose one of these before you publish',
    },
    listing_number: { label: 'Listing number', description: 'Shown to buyers' },
    title: { label: 'Title', description: 'Describes the business without naming it' },
    summary: { label: 'Summary', description: 'Two sentences, shown in lists' },
    category: {
      label: 'Trade',
      description:
        'Choose an existing one if possible, so that buyers find all businesses of a trade together',
    },
    subcategory: {
      label: 'Subcategory',
      description: 'Such as “Bakery” within “Food and drink”; optional',
    },
    kind: { label: 'Sold as' },
    location: { label: 'Place' },
    district: {
      label: 'District',
      description: 'Used for searches near a place; optional',
    },
    employees: { label: 'Employees' },
    year_established: { label: 'Year established' },
    reason_for_selling: { label: 'Reason for selling' },
    confidential: {
      label: 'Confidential',
      description: 'Lists show an icon of the trade instead of a picture',
    },
    franchisee_operation: { label: 'Franchise' },
    relocatable: { label: 'Relocatable' },
    real_estate_available: { label: 'Real estate available' },
    real_estate_included: { label: 'Real estate included' },
    lender_prequalified: { label: 'Lender prequalified' },
    seller_terms_months: {
      label: 'Months',
      description: 'Empty if the seller wants the whole price at once',
    },
    seller_terms_rate: {
      label: 'Interest a year, in percent',
      description: '0 without interest; empty if to be agreed',
    },
    seller_terms_share: {
      label: 'Share of the price, in percent',
      description: 'The part paid over time; empty for all after the down payment',
    },
    images: { label: 'Pictures' },
    listed_at: { label: 'For sale since' },
    sold_at: { label: 'Sold on' },
    slug: {
      label: 'Web address',
      description: 'The last part of the address; generated from the title and number if empty',
    },
  },
};

export const leadPlan: FormPlan = {
  description: 'Messages sent by visitors through the website’s forms, and their status.',
  fieldsAboveTabs: ['notes'],
  tabs: [
    {
      label: 'Answer',
      description:
        'Your answer is mailed to the visitor and stored here. Replies go to your own email address.',
      fields: ['answer_by_mail', 'mailed_answers', 'replies'],
    },
    {
      label: 'Message',
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
    { label: 'Recipient', fields: [['routed_by', 'agent'], 'sent_to', 'routing'] },
    {
      label: 'Source',
      description: 'The page is always recorded; the visit only for visitors who agreed to analytics.',
      fields: [
        ['source', 'device'],
        ['browser', 'operating_system'],
        'landing_page',
        'referrer',
        'attribution_entries',
      ],
    },
  ],
  fieldTexts: {
    state: { label: 'Status', description: 'The first change to Answered is recorded' },
    notes: { label: 'Internal notes', description: 'Not shown to the visitor' },
    assigned_to: { label: 'Assigned to', description: 'The person responsible for this lead' },
    answered_at: { label: 'First answered' },
    due_at: { label: 'Answer due' },
    escalated_to: { label: 'Reminded', description: 'Nobody answered in time' },
    escalated_at: { label: 'Last reminder' },
    first_answer: { label: 'Time to first answer' },
    replies: { label: 'Email answers' },
    'replies.text': { label: 'Message' },
    'replies.by': { label: 'Sender' },
    'replies.sent_at': { label: 'When' },
    landing_page: { label: 'First page of the visit' },
    referrer: { label: 'Came from' },
    operating_system: { label: 'Operating system' },
    attribution_entries: { label: 'Campaign parameters' },
    'attribution_entries.session_at': { label: 'When' },
    reason: { label: 'Subject' },
    page: { label: 'Sent from' },
    sent_to: { label: 'Sent to' },
    form: { label: 'Form' },
    language: { label: 'Page language' },
    agent: { label: 'Agent' },
    listing: { label: 'Listing' },
    routed_by: { label: 'Reason for routing' },
    routing: { label: 'Routing details' },
    suspected: { label: 'Suspected spam', description: 'Stored, but not sent to anyone' },
  },
  rows: {
    replies: { singular: 'answer', plural: 'answers', labelField: 'by' },
    attribution_entries: { singular: 'parameter', plural: 'parameters', labelField: 'parameter' },
  },
};

export const searchSynonymPlan: FormPlan = {
  description: 'Words that mean the same in the listing search, such as gas station and fuel station.',
  fieldsAboveTabs: [['name', 'language'], 'words'],
  tabs: [],
  fieldTexts: {},
};

/** Sale price multiples of a trade, with their source. */
export const valuationMultiplePlan: FormPlan = {
  description: 'What businesses of each trade sell for, with sources. Used by the valuation calculator.',
  fieldsAboveTabs: [
    ['industry', 'category'],
    ['sde_low', 'sde_mid', 'sde_high', 'sales_multiple'],
    ['source', 'source_url'],
    ['years', 'sales_count'],
    'second_source',
  ],
  tabs: [],
  fieldTexts: {
    industry: { label: 'Trade', description: 'Shown to visitors in the valuation calculator' },
    category: {
      label: 'Listing category',
      description:
        'Once five listings have figures, the network’s own prices are shown next to the published ones',
    },
    sde_low: {
      label: 'SDE multiple: low',
      description: 'Multiple of seller’s discretionary earnings, such as 1.65',
    },
    sde_mid: { label: 'SDE multiple: median', description: 'Such as 2.15' },
    sde_high: { label: 'SDE multiple: high', description: 'Such as 2.65' },
    sales_multiple: {
      label: 'Sales multiple',
      description: 'Multiple of annual sales, such as 0.39; empty if not published',
    },
    source: { label: 'Source', description: 'Publisher of the figures, and the sales they cover' },
    source_url: { label: 'Address of the source', description: 'Shown to visitors as a link' },
    years: { label: 'Years', description: 'Period of the sales, such as 2021–2025' },
    sales_count: { label: 'Number of sales', description: 'If the source gives it' },
    second_source: { label: 'Second published range', description: 'With its source, for comparison' },
    slug: {
      label: 'Short name',
      description: 'Identifies the trade on pages; generated from the trade if empty',
    },
  },
};

export const buyerPlan: FormPlan = {
  description: 'People who opened a buyer account on the website.',
  fieldsAboveTabs: ['notes'],
  tabs: [
    { label: 'Interests', fields: ['summary'] },
    {
      label: 'Contact',
      fields: [
        ['first_name', 'last_name'],
        ['email', 'phone'],
        ['address_1', 'locality'],
        ['state', 'postal_code'],
        ['language', 'weekly_mail'],
        ['phone_country', 'phone_dial_code', 'phone_number'],
      ],
    },
  ],
  fieldTexts: {
    status: { label: 'Status', description: 'Cancelling signs the buyer out everywhere' },
    office: { label: 'Office', description: 'Looks after this buyer' },
    agent: { label: 'Agent', description: 'Shown to the buyer as the contact' },
    notes: { label: 'Internal notes', description: 'Not shown to the buyer' },
    address_1: { label: 'Address' },
    locality: { label: 'Town' },
    state: { label: 'Region' },
    postal_code: { label: 'Postal or digital address' },
    weekly_mail: { label: 'Weekly mail of matching listings' },
    confirmed_at: { label: 'Email confirmed' },
    phone_country: { label: 'Country of the phone number' },
    phone_dial_code: { label: 'Dial code' },
    phone_number: { label: 'Phone as typed' },
  },
};
