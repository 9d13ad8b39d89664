import { type FormPlan, multipleValuesTexts } from '../form-plan';

const networkOnlyTexts = { isNetworkOnly: true } as const;

/**
 * An office in the order of its editor's work: contact details first, which a new office needs, and the
 * terms of the franchise agreement last.
 */
export const officePlan: FormPlan = {
  description:
    'Office details shown to visitors: contact details, opening hours and the introduction of its home page.',
  fieldsAboveTabs: ['name'],
  tabs: [
    {
      label: 'Contact details',
      fields: [
        ['main_telephone', 'phone_extension'],
        ['organic_number', 'paid_number'],
        ['whats_app_number', 'public_email'],
        ['address_1', 'address_2'],
        ['postal_code', 'locality'],
        ['county', 'region'],
        'country',
      ],
    },
    {
      label: 'Introduction',
      description: 'Heading, picture and story of the office’s home page.',
      fields: ['heading', 'sub_heading', 'image', 'contents'],
    },
    { label: 'Opening hours', fields: ['opening_hours'] },
    {
      label: 'Social media and profiles',
      description: 'Full addresses with https://. Empty ones are not shown.',
      fields: [
        ['google', 'facebook'],
        ['instagram', 'linkedin'],
        ['twitter', 'google_review_url'],
        ['facebook_review_link', 'google_place_id'],
      ],
    },
    {
      label: 'Search engines',
      fields: ['meta_title', 'meta_description'],
    },
    {
      label: 'Network',
      description: 'Settings from the franchise agreement and the map. Hidden from office editors.',
      isNetworkOnly: true,
      fields: [
        'territories',
        ['latitude', 'longitude'],
        'is_alternate_address',
        ['broker_lic', 'broker_of_record'],
        ['location_id', 'buyers_route', 'owner_id'],
        'owner',
        'telephone_url_triggers',
      ],
    },
  ],
  networkOnly: ['slug', 'tribe_types'],
  fieldTexts: {
    name: networkOnlyTexts,
    status: { label: 'Open or closed', ...networkOnlyTexts },
    slug: {
      label: 'Web address',
      description: 'The last part of the address; generated from the name if empty',
    },
    heading: { label: 'Heading', description: 'Heading of the home page' },
    sub_heading: { label: 'Subheading' },
    image: { label: 'Picture' },
    contents: {
      label: 'More texts',
      description: 'Named texts, such as “Story”, shown on the office’s pages',
    },
    'contents.type': { label: 'Kind' },
    'contents.value': { label: 'Text' },
    'contents.media': { label: 'Pictures' },
    main_telephone: {
      label: 'Telephone',
      placeholder: '030 212 3456',
      description: 'The office’s own number. Shown to visitors unless there is a website number',
    },
    phone_extension: { label: 'Extension' },
    whats_app_number: { label: 'WhatsApp', placeholder: '024 412 3456' },
    public_email: { label: 'Email' },
    address_1: { label: 'Street and number' },
    address_2: { label: 'Building, floor or landmark' },
    locality: { label: 'Town', ...networkOnlyTexts },
    region: networkOnlyTexts,
    country: networkOnlyTexts,
    county: {
      label: 'District',
      description: 'Such as Korle Klottey; leave empty if addresses do not use one',
    },
    google: { label: 'Google Maps' },
    twitter: { label: 'X (Twitter)' },
    linkedin: { label: 'LinkedIn' },
    google_review_url: { label: 'Google review link' },
    facebook_review_link: { label: 'Facebook review link' },
    google_place_id: { label: 'Google place ID' },
    meta_title: { label: 'Title in search results' },
    meta_description: { label: 'Description in search results' },
    organic_number: {
      label: 'Website number',
      description: 'Shown to visitors instead of the telephone. Leave empty to show the telephone',
    },
    paid_number: {
      label: 'Advertising number',
      description: 'Shown to visitors from advertisements. Leave empty to show the usual number',
    },
    telephone_url_triggers: {
      label: 'Campaign numbers',
      description: 'Shown to visitors who follow a link ending in name=value',
    },
    'telephone_url_triggers.name': { label: 'Parameter name', placeholder: 'utm_campaign' },
    'telephone_url_triggers.value': { label: 'Parameter value', placeholder: 'spring-radio' },
    territories: multipleValuesTexts,
    latitude: { description: 'Defaults to the region’s; you can correct it later' },
    longitude: { description: 'Defaults to the region’s; you can correct it later' },
    is_alternate_address: { label: 'Address differs from the licence' },
    broker_lic: { label: 'Broker’s licence' },
    broker_of_record: { label: 'Broker of record' },
    location_id: { label: 'Listing system ID' },
    buyers_route: { label: 'Buyer routing' },
    owner_id: { label: 'Owner ID' },
    'owner.slug': { label: 'Owner’s name in web addresses' },
    'owner.image': { label: 'Picture' },
    'opening_hours.show_opening_hours': { label: 'Show opening hours on the website' },
    'opening_hours.tribe_opening_hours': {
      label: 'Days',
      description: 'Write times as 8:00, 0800 or 8 am. Days without times are shown as closed',
    },
    'opening_hours.tribe_opening_hours.opens': { label: 'Opens', placeholder: '08:00' },
    'opening_hours.tribe_opening_hours.closes': { label: 'Closes', placeholder: '17:00' },
    'opening_hours.opening_hours_message': {
      label: 'Note on opening hours',
      placeholder: 'Visits on Saturdays by appointment',
    },
    'opening_hours.days_off': {
      label: 'Closed on',
      placeholder: '25 Dec 2026 Christmas Day',
      description: 'One per line',
    },
  },
  rows: {
    contents: { singular: 'text', plural: 'texts', labelField: 'name' },
    telephone_url_triggers: { singular: 'campaign', plural: 'campaigns', labelField: 'value' },
    'opening_hours.tribe_opening_hours': { singular: 'day', plural: 'days', labelField: 'day' },
  },
};

/** A team member, who can also be an agent with pages of their own. */
export const personPlan: FormPlan = {
  description: 'People who work here. Agents have their own pages.',
  fieldsAboveTabs: [['first_name', 'last_name']],
  tabs: [
    {
      label: 'Introduction',
      fields: ['role', 'about', 'avatar', 'towns', 'languages', 'specialties', 'years_of_experience'],
    },
    {
      label: 'Contact details',
      description: 'Numbers and addresses are public only if marked so next to them.',
      fields: [
        ['email', 'email_public'],
        ['mobile_e164', 'mobile_public'],
        ['telephone_number', 'telephone_public'],
        ['phone', 'extension', 'whats_app_number'],
      ],
    },
    {
      label: 'Network',
      description: 'Hidden from office editors.',
      isNetworkOnly: true,
      fields: [['name_id', 'assigned_to']],
    },
  ],
  networkOnly: ['leadership', 'position'],
  fieldTexts: {
    full_name: { label: 'Name' },
    role: { label: 'Job title', placeholder: 'Senior business broker' },
    about: { label: 'Biography' },
    avatar: { label: 'Picture' },
    towns: { label: 'Towns', ...multipleValuesTexts },
    languages: { label: 'Languages', ...multipleValuesTexts },
    specialties: { label: 'Trades', ...multipleValuesTexts },
    years_of_experience: { label: 'Years of experience' },
    email: { label: 'Email' },
    email_public: { label: 'Show on the website' },
    mobile_e164: { label: 'Mobile' },
    mobile_public: { label: 'Show on the website' },
    telephone_number: { label: 'Telephone' },
    telephone_public: { label: 'Show on the website' },
    phone: { label: 'Telephone on the agent page' },
    extension: { label: 'Extension' },
    whats_app_number: { label: 'WhatsApp' },
    leadership: { label: 'Leadership team', description: 'Shown on the leadership team page' },
    position: { label: 'Order in teams', description: 'Lower numbers come first' },
    show_on_website: { label: 'On the website' },
    is_agent: { label: 'Agent', description: 'Agents have their own pages' },
    slug: {
      label: 'Web address',
      description: 'The last part of the address; generated from the name if empty',
    },
    name_id: { label: 'Listing system ID' },
    assigned_to: { label: 'Buyer routing' },
  },
};

export const placePlan: FormPlan = {
  description:
    'Towns and quarters that the gazetteer lacks. Searches, the office finder and lead routing know them.',
  fieldsAboveTabs: [['name', 'town'], 'other_names', 'region', ['latitude', 'longitude']],
  tabs: [],
  fieldTexts: {
    name: { label: 'Name' },
    other_names: { label: 'Other spellings' },
  },
};

export const regionPlan: FormPlan = {
  description: 'Regions of offices and listings.',
  fieldsAboveTabs: [['name', 'code'], 'introduction', ['latitude', 'longitude'], 'districts'],
  tabs: [],
  rows: { districts: { singular: 'district', plural: 'districts', labelField: 'name' } },
  fieldTexts: {
    code: { label: 'Code' },
    introduction: { label: 'Introduction', description: 'Introduction on its page, below the name' },
    latitude: { label: 'Latitude of the centre' },
    longitude: { label: 'Longitude of the centre' },
    districts: {
      label: 'Districts',
      description: 'Used for the location of listings and for searches nearby',
    },
    'districts.latitude': { label: 'Latitude of the centre' },
    'districts.longitude': { label: 'Longitude of the centre' },
    'districts.slug': {
      label: 'Short name',
      description: 'Used in search addresses; generated from the name if empty',
    },
    slug: {
      label: 'Web address',
      description: 'Used in web addresses; generated from the name if empty',
    },
  },
};
