/** A field that an office editor cannot write as they like, in documents of their own office too. */
export type HeldField = {
  collection: string;
  /** A field or a group of fields; all of a group is held. */
  field: string;
  /** What is left to an office editor; a list names the values they may choose among. */
  office: 'nothing' | 'may set it once' | readonly string[];
  /** Left out where the network's staff may write it. */
  network?: 'nothing' | 'administrators only';
  /** Who would be harmed, and how. */
  harmed: string;
};

const identity = 'The network: an office would trade under another name or address';
const agreement = 'Other offices: the franchise agreement settles it';
const place = 'Neighbouring offices: searches by place would lead to the wrong one';
const licence = 'Visitors: they trust it as checked by the network';
const rights = 'Everyone: people would give themselves what others decide on';
const reading = 'Programs: they read it by a name that was agreed with them';
const sent = 'Visitors: they would have sent something else, or to somebody else';
const file = 'Everyone: a record would tell of another file than its own';

/** What office editors may not write, decided by who would be harmed. All else in documents of their office is theirs. */
export const heldFields: readonly HeldField[] = [
  held('offices', 'name', identity),
  held('offices', 'slug', identity),
  held('offices', 'status', agreement),
  held('offices', 'tribe_types', agreement),
  held('offices', 'territories', agreement),
  held('offices', 'locality', place),
  held('offices', 'region', place),
  held('offices', 'country', place),
  held('offices', 'latitude', place),
  held('offices', 'longitude', place),
  held('offices', 'is_alternate_address', place),
  held('offices', 'broker_lic', licence),
  held('offices', 'broker_of_record', licence),
  held('offices', 'location_id', agreement),
  held('offices', 'buyers_route', 'Other offices: it decides who gets a buyer'),
  held('offices', 'owner_id', agreement),
  held('offices', 'owner', agreement),
  held('offices', 'telephone_url_triggers', 'Campaigns: calls that somebody paid for would reach nobody'),
  held('people', 'leadership', 'The network: it says who leads it, to everyone'),
  held('people', 'position', "Other offices' people: it orders the network's team too"),
  held('people', 'name_id', 'Other agents: listings would be told to be theirs'),
  held('people', 'assigned_to', 'Other agents: it decides who gets a buyer'),
  {
    ...held('people', 'slug', 'Clients: an address that was given out would lead nowhere'),
    office: 'may set it once',
  },
  {
    ...held('listings', 'listing_number', 'Buyers: what they were sent would name another business'),
    office: 'may set it once',
  },
  {
    ...held('listings', 'listed_at', 'Other offices: it says which listings the whole network shows first'),
    office: 'may set it once',
  },
  {
    ...held('listings', 'kind', 'Other offices: the network chooses what its Pro page shows'),
    office: ['business', 'franchise'],
  },
  held('pages', 'contents', reading),
  held('pages', 'name', reading),
  held('website-sections', 'contents', 'Visitors: it says which scripts count what they do'),
  held('reviews', 'published', 'Visitors: an office would choose what is said of itself'),
  held('redirects', 'automatic', 'Everyone: a redirect that somebody wrote would go unasked'),
  { ...held('staff', 'role', rights), network: 'administrators only' },
  { ...held('staff', 'offices', rights), network: 'administrators only' },
  held('leads', 'office', sent),
  held('leads', 'agent', sent),
  ...[
    ...['answered_at', 'form', 'reason', 'name', 'email', 'phone', 'message', 'answers', 'language', 'page'],
    ...['listing', 'sent_to', 'routed_by', 'routing', 'suspected', 'key', 'digest'],
    ...['source', 'landing_page', 'referrer', 'device', 'browser', 'operating_system', 'visit', 'replies'],
  ].map((field) => held('leads', field, sent)),
  ...['filename', 'url', 'thumbnailURL', 'mimeType', 'filesize', 'width', 'height', 'sizes'].map((field) => ({
    ...held('media', field, file),
    network: 'nothing' as const,
  })),
];

function held(collection: string, field: string, harmed: string): HeldField {
  return { collection, field, office: 'nothing', harmed };
}
