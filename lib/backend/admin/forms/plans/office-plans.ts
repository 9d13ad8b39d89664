import { type FormPlan, multipleValuesTexts } from '../form-plan';

const networkOnlyTexts = { isNetworkOnly: true } as const;

/**
 * An office in the order of its editor's work: contact details first, which a new office needs, and the
 * terms of the franchise agreement last.
 */
export const officePlan: FormPlan = {
  about:
    'What visitors read of an office: how to reach it, when it is open, and the first words of its home.',
  above: ['name'],
  tabs: [
    {
      label: 'How to reach it',
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
      label: 'What visitors read',
      description: 'The first words and the picture of the office’s home, and the story below them.',
      fields: ['heading', 'sub_heading', 'image', 'contents'],
    },
    { label: 'Opening hours', fields: ['opening_hours'] },
    {
      label: 'Elsewhere on the web',
      description: 'Whole addresses, with https://. What is left empty is not shown.',
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
      description: 'What the franchise agreement and the map settle. Office editors do not see this.',
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
      description: 'The last part of it; left empty, it is made from the name',
    },
    heading: { label: 'Heading', description: 'The first words of the office’s home' },
    sub_heading: { label: 'Line below it' },
    image: { label: 'Picture' },
    contents: {
      label: 'More words',
      description: 'Texts by name, as “Story”, which pages of the office show',
    },
    'contents.type': { label: 'Kind' },
    'contents.value': { label: 'Text' },
    'contents.media': { label: 'Pictures' },
    main_telephone: {
      label: 'Telephone',
      placeholder: '030 212 3456',
      description: 'The office’s own. Visitors see it unless there is a number for the website',
    },
    phone_extension: { label: 'Extension' },
    whats_app_number: { label: 'WhatsApp', placeholder: '024 412 3456' },
    public_email: { label: 'Email' },
    address_1: { label: 'Street and number' },
    address_2: { label: 'Building, floor or landmark' },
    locality: { label: 'Town', ...networkOnlyTexts },
    region: networkOnlyTexts,
    country: networkOnlyTexts,
    county: { label: 'District', description: 'As Korle Klottey; where addresses name none, leave it empty' },
    google: { label: 'Google Maps' },
    twitter: { label: 'X (Twitter)' },
    linkedin: { label: 'LinkedIn' },
    google_review_url: { label: 'Where to leave a Google review' },
    facebook_review_link: { label: 'Where to leave a Facebook review' },
    google_place_id: { label: 'Google place number' },
    meta_title: { label: 'Title in search results' },
    meta_description: { label: 'Words in search results' },
    organic_number: {
      label: 'Number for the website',
      description: 'Visitors see it in place of the telephone. Empty: they see the telephone',
    },
    paid_number: {
      label: 'Number for advertisements',
      description: 'Who comes from an advertisement sees it first. Empty: they see what everybody sees',
    },
    telephone_url_triggers: {
      label: 'Telephones of campaigns',
      description: 'Who comes by a link that ends in name=value sees this number instead',
    },
    'telephone_url_triggers.name': { label: 'Name in the link', placeholder: 'utm_campaign' },
    'telephone_url_triggers.value': { label: 'Value in the link', placeholder: 'spring-radio' },
    territories: multipleValuesTexts,
    latitude: { description: 'Left empty, that of the region; it can be corrected later' },
    longitude: { description: 'Left empty, that of the region; it can be corrected later' },
    is_alternate_address: { label: 'Another address than the one of the licence' },
    broker_lic: { label: 'Broker’s licence' },
    broker_of_record: { label: 'Broker of record' },
    location_id: { label: 'Number in the listing system' },
    buyers_route: { label: 'Who gets its buyers' },
    owner_id: { label: 'Number of the owner' },
    'owner.slug': { label: 'Owner’s name in addresses' },
    'owner.image': { label: 'Picture' },
    'opening_hours.show_opening_hours': { label: 'Show opening hours on the website' },
    'opening_hours.tribe_opening_hours': {
      label: 'Days',
      description: 'Write times as 8:00, 0800 or 8 am. A day without times is shown as closed',
    },
    'opening_hours.tribe_opening_hours.opens': { label: 'Opens', placeholder: '08:00' },
    'opening_hours.tribe_opening_hours.closes': { label: 'Closes', placeholder: '17:00' },
    'opening_hours.opening_hours_message': {
      label: 'A word about it',
      placeholder: 'Visits on Saturdays by appointment',
    },
    'opening_hours.days_off': {
      label: 'Days on which it is closed',
      placeholder: '25 Dec 2026 Christmas Day',
      description: 'One a line',
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
  about: 'Those who work here. An agent has pages of their own.',
  above: [['first_name', 'last_name']],
  tabs: [
    {
      label: 'What visitors read',
      fields: ['role', 'about', 'avatar', 'towns', 'languages', 'specialties', 'years_of_experience'],
    },
    {
      label: 'How to reach them',
      description: 'A number or address is on the website only where that is said beside it.',
      fields: [
        ['email', 'email_public'],
        ['mobile_e164', 'mobile_public'],
        ['telephone_number', 'telephone_public'],
        ['phone', 'extension', 'whats_app_number'],
      ],
    },
    {
      label: 'Network',
      description: 'Office editors do not see this.',
      isNetworkOnly: true,
      fields: [['name_id', 'assigned_to']],
    },
  ],
  networkOnly: ['leadership', 'position'],
  fieldTexts: {
    full_name: { label: 'Name' },
    role: { label: 'What they are', placeholder: 'Senior business broker' },
    about: { label: 'About them' },
    avatar: { label: 'Picture' },
    towns: { label: 'Towns they work in', ...multipleValuesTexts },
    languages: { label: 'Languages they speak', ...multipleValuesTexts },
    specialties: { label: 'Trades they know', ...multipleValuesTexts },
    years_of_experience: { label: 'Years of experience' },
    email: { label: 'Email' },
    email_public: { label: 'Show it on the website' },
    mobile_e164: { label: 'Mobile' },
    mobile_public: { label: 'Show it on the website' },
    telephone_number: { label: 'Telephone' },
    telephone_public: { label: 'Show it on the website' },
    phone: { label: 'Telephone on the agent’s page' },
    extension: { label: 'Extension' },
    whats_app_number: { label: 'WhatsApp' },
    leadership: { label: 'Leads the network', description: 'Shown on the page of the leadership team' },
    position: { label: 'Order in teams', description: 'Small numbers stand first' },
    show_on_website: { label: 'On the website' },
    is_agent: { label: 'Is an agent', description: 'Agents have pages of their own' },
    slug: {
      label: 'Web address',
      description: 'The last part of it; left empty, it is made from the name',
    },
    name_id: { label: 'Number in the listing system' },
    assigned_to: { label: 'Who gets their buyers' },
  },
};

export const regionPlan: FormPlan = {
  about: 'The regions that offices and listings lie in.',
  above: [['name', 'code'], 'introduction', ['latitude', 'longitude'], 'districts'],
  tabs: [],
  rows: { districts: { singular: 'district', plural: 'districts', labelField: 'name' } },
  fieldTexts: {
    code: { label: 'Code' },
    introduction: { label: 'Introduction', description: 'What its page says of it, below its name' },
    latitude: { label: 'Latitude of its middle' },
    longitude: { label: 'Longitude of its middle' },
    districts: {
      label: 'Districts',
      description: 'Listings say in which of them they lie, and are found near its middle',
    },
    'districts.latitude': { label: 'Latitude of its middle' },
    'districts.longitude': { label: 'Longitude of its middle' },
    'districts.slug': {
      label: 'Short name',
      description: 'As it stands in the address of a search; left empty, it is made from the name',
    },
    slug: {
      label: 'Web address',
      description: 'The part of web addresses that names it; left empty, it is made from the name',
    },
  },
};
