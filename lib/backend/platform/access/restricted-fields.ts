/** A field that office editors cannot write freely, even in documents of their own office. */
export type RestrictedField = {
  collection: string;
  /** Name of a field or of a group. For a group, all of its fields are restricted. */
  field: string;
  /** Permission of office editors; a list contains the values that they can choose. */
  office: 'nothing' | 'may set it once' | readonly string[];
  /** Restriction for network staff; omitted when they may write the field. */
  network?: 'nothing' | 'administrators only';
  /** The reason: who would be harmed, and how. */
  harmed: string;
};

const identityReason = 'The network: an office would trade under another name or address';
const agreementReason = 'Other offices: the franchise agreement defines it';
const locationReason = 'Neighbouring offices: searches by place would find the wrong office';
const licenceReason = 'Visitors: they trust that the network has verified it';
const permissionsReason = 'Everyone: users could raise their own permissions';
const apiNameReason = 'Integrations: they read it by a fixed name';
const submissionReason = 'Visitors: their message or its recipient would be changed';
const buyerReason = 'Buyers: their account would be changed or closed without their consent';
const fileReason = 'Everyone: a record would describe another file';

/**
 * Fields that office editors cannot write, chosen by who would be harmed. Offices can write all other fields
 * of their documents.
 */
export const restrictedFields: readonly RestrictedField[] = [
  restrict('offices', 'name', identityReason),
  restrict('offices', 'slug', identityReason),
  restrict('offices', 'status', agreementReason),
  restrict('offices', 'tribe_types', agreementReason),
  restrict('offices', 'territories', agreementReason),
  restrict('offices', 'locality', locationReason),
  restrict('offices', 'region', locationReason),
  restrict('offices', 'country', locationReason),
  restrict('offices', 'latitude', locationReason),
  restrict('offices', 'longitude', locationReason),
  restrict('offices', 'is_alternate_address', locationReason),
  restrict('offices', 'broker_lic', licenceReason),
  restrict('offices', 'broker_of_record', licenceReason),
  restrict('offices', 'location_id', agreementReason),
  restrict('offices', 'buyers_route', 'Other offices: it routes buyers'),
  restrict('offices', 'owner_id', agreementReason),
  restrict('offices', 'owner', agreementReason),
  restrict('offices', 'telephone_url_triggers', 'Campaigns: paid calls would be lost'),
  restrict('people', 'leadership', 'The network: it names its leadership in public'),
  restrict('people', 'position', "Other offices' people: it also orders the network's team"),
  restrict('people', 'name_id', 'Other agents: it assigns listings'),
  restrict('people', 'assigned_to', 'Other agents: it routes buyers'),
  {
    ...restrict('people', 'slug', 'Clients: a published address would be broken'),
    office: 'may set it once',
  },
  {
    ...restrict(
      'listings',
      'listing_number',
      'Buyers: the number in earlier mails would refer to another business',
    ),
    office: 'may set it once',
  },
  {
    ...restrict('listings', 'listed_at', 'Other offices: it decides which listings the network shows first'),
    office: 'may set it once',
  },
  {
    ...restrict('listings', 'kind', 'Other offices: the network chooses what its Pro page shows'),
    office: ['business', 'franchise'],
  },
  restrict('pages', 'contents', apiNameReason),
  restrict('pages', 'name', apiNameReason),
  restrict('website-sections', 'contents', 'Visitors: it configures the analytics scripts'),
  restrict('reviews', 'published', 'Visitors: an office could select its own reviews'),
  restrict('redirects', 'automatic', 'Everyone: a manual redirect could be deleted automatically'),
  { ...restrict('staff', 'role', permissionsReason), network: 'administrators only' },
  { ...restrict('staff', 'offices', permissionsReason), network: 'administrators only' },
  restrict('leads', 'office', submissionReason),
  restrict('leads', 'agent', submissionReason),
  ...[
    ...['answered_at', 'form', 'reason', 'name', 'email', 'phone', 'message', 'answers', 'language', 'page'],
    ...['listing', 'sent_to', 'routed_by', 'routing', 'suspected', 'key', 'digest'],
    ...['source', 'landing_page', 'referrer', 'device', 'browser', 'operating_system'],
    ...['attribution_entries', 'replies', 'due_at', 'escalated_to', 'escalated_at'],
    'next_reminder_at',
  ].map((field) => restrict('leads', field, submissionReason)),
  restrict('buyers', 'office', buyerReason),
  restrict('buyers', 'status', buyerReason),
  ...[
    ...['email', 'first_name', 'last_name', 'phone', 'phone_country', 'phone_dial_code'],
    ...['phone_number', 'address_1', 'locality', 'state', 'postal_code', 'language', 'preferences'],
    ...['weekly_mail', 'confirmed_at'],
  ].map((field) => ({ ...restrict('buyers', field, buyerReason), network: 'nothing' as const })),
  ...['filename', 'url', 'thumbnailURL', 'mimeType', 'filesize', 'width', 'height', 'sizes'].map((field) => ({
    ...restrict('media', field, fileReason),
    network: 'nothing' as const,
  })),
];

function restrict(collection: string, field: string, harmed: string): RestrictedField {
  return { collection, field, office: 'nothing', harmed };
}
