/** A field that office editors cannot write freely, even in documents of their own office. */
export type RestrictedField = {
  collection: string;
  /** Name of a field or of a group. For a group, all of its fields are restricted. */
  field: string;
  /** What an office editor may write; a list contains the values they can choose. */
  office: 'nothing' | 'may set it once' | readonly string[];
  /** Restriction for network staff; omitted when they may write the field. */
  network?: 'nothing' | 'administrators only';
  /** The reason: who would be harmed, and how. */
  harmed: string;
};

const identityReason = 'The network: an office would trade under another name or address';
const agreementReason = 'Other offices: the franchise agreement settles it';
const locationReason = 'Neighbouring offices: searches by place would lead to the wrong one';
const licenceReason = 'Visitors: they trust it as checked by the network';
const permissionsReason = 'Everyone: people would give themselves what others decide on';
const apiNameReason = 'Programs: they read it by a name that was agreed with them';
const submissionReason = 'Visitors: they would have sent something else, or to somebody else';
const fileReason = 'Everyone: a record would tell of another file than its own';

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
  restrict('offices', 'buyers_route', 'Other offices: it decides who gets a buyer'),
  restrict('offices', 'owner_id', agreementReason),
  restrict('offices', 'owner', agreementReason),
  restrict('offices', 'telephone_url_triggers', 'Campaigns: calls that somebody paid for would reach nobody'),
  restrict('people', 'leadership', 'The network: it says who leads it, to everyone'),
  restrict('people', 'position', "Other offices' people: it orders the network's team too"),
  restrict('people', 'name_id', 'Other agents: listings would be told to be theirs'),
  restrict('people', 'assigned_to', 'Other agents: it decides who gets a buyer'),
  {
    ...restrict('people', 'slug', 'Clients: an address that was given out would lead nowhere'),
    office: 'may set it once',
  },
  {
    ...restrict('listings', 'listing_number', 'Buyers: what they were sent would name another business'),
    office: 'may set it once',
  },
  {
    ...restrict(
      'listings',
      'listed_at',
      'Other offices: it says which listings the whole network shows first',
    ),
    office: 'may set it once',
  },
  {
    ...restrict('listings', 'kind', 'Other offices: the network chooses what its Pro page shows'),
    office: ['business', 'franchise'],
  },
  restrict('pages', 'contents', apiNameReason),
  restrict('pages', 'name', apiNameReason),
  restrict('website-sections', 'contents', 'Visitors: it says which scripts count what they do'),
  restrict('reviews', 'published', 'Visitors: an office would choose what is said of itself'),
  restrict('redirects', 'automatic', 'Everyone: a redirect that somebody wrote would go unasked'),
  { ...restrict('staff', 'role', permissionsReason), network: 'administrators only' },
  { ...restrict('staff', 'offices', permissionsReason), network: 'administrators only' },
  restrict('leads', 'office', submissionReason),
  restrict('leads', 'agent', submissionReason),
  ...[
    ...['answered_at', 'form', 'reason', 'name', 'email', 'phone', 'message', 'answers', 'language', 'page'],
    ...['listing', 'sent_to', 'routed_by', 'routing', 'suspected', 'key', 'digest'],
    ...['source', 'landing_page', 'referrer', 'device', 'browser', 'operating_system', 'visit', 'replies'],
  ].map((field) => restrict('leads', field, submissionReason)),
  ...['filename', 'url', 'thumbnailURL', 'mimeType', 'filesize', 'width', 'height', 'sizes'].map((field) => ({
    ...restrict('media', field, fileReason),
    network: 'nothing' as const,
  })),
];

function restrict(collection: string, field: string, harmed: string): RestrictedField {
  return { collection, field, office: 'nothing', harmed };
}
