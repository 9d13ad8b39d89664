import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import type { Lead } from '../../payload-types';
import { getStaffMember } from '../../platform/access/staff-member';
import { formatAllAnswers } from '../lead-answers';
import { type CsvCell, formatCsvRow } from './csv';

/** A field of a populated relation. */
const getRelationField = (relation: unknown, field: string): CsvCell => {
  const value = Object.entries(Object(relation)).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : null;
};
const computeMinutesBetween = (from: string, to: string | null | undefined): CsvCell =>
  to ? Math.round((Date.parse(to) - Date.parse(from)) / 60_000) : null;

const formatAnswerCell = (form: Lead['form'], answers: Lead['answers']): CsvCell =>
  formatAllAnswers(form, answers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Fields of a lead and its relations that are read for the export; no mails and no visits. */
const exportedFields = {
  ...{ createdAt: true, state: true, form: true, reason: true, name: true, email: true, phone: true },
  ...{ message: true, answers: true, listing: true, office: true, agent: true, assigned_to: true },
  ...{
    answered_at: true,
    language: true,
    page: true,
    source: true,
    landing_page: true,
    referrer: true,
    device: true,
  },
  ...{ suspected: true, notes: true },
} as const satisfies Partial<Record<keyof Lead, true>>;
const exportedRelations = {
  listings: { listing_number: true },
  offices: { name: true },
  people: { full_name: true },
} as const;
type ExportedLead = Pick<Lead, 'id' | keyof typeof exportedFields>;

/** Columns of the export: title and value. Relations must be populated. */
const leadColumns: readonly (readonly [string, (lead: ExportedLead) => CsvCell])[] = [
  ['Number', ({ id }) => id],
  ['Sent', ({ createdAt }) => createdAt],
  ['State', ({ state }) => state],
  ['Form', ({ form }) => form],
  ['About', ({ reason }) => reason],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Message', ({ message }) => message],
  ['Answers', ({ form, answers }) => formatAnswerCell(form, answers)],
  ['Listing', ({ listing }) => getRelationField(listing, 'listing_number')],
  ['Office', ({ office }) => getRelationField(office, 'name')],
  ['Agent', ({ agent }) => getRelationField(agent, 'full_name')],
  ['Assigned to', ({ assigned_to }) => getRelationField(assigned_to, 'full_name')],
  ['First answered', ({ answered_at }) => answered_at],
  ['Minutes to first answer', ({ createdAt, answered_at }) => computeMinutesBetween(createdAt, answered_at)],
  ['Language', ({ language }) => language],
  ['Page', ({ page }) => page],
  ['Source', ({ source }) => source],
  ['First page of the visit', ({ landing_page }) => landing_page],
  ['Came from', ({ referrer }) => referrer],
  ['Device', ({ device }) => device],
  ['Suspected spam', ({ suspected }) => (suspected ? 'yes' : 'no')],
  ['Notes', ({ notes }) => notes],
];

/** Leads per query. */
const EXPORT_BATCH_SIZE = 250;
/** Byte order mark: spreadsheets then read the file as UTF-8. */
const byteOrderMark = '\ufeff';

/** GET /cms-api/leads/export: streams all leads that the user can read, oldest first. */
export const exportLeads: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: (req) => {
    if (!getStaffMember(req.user)) throw new APIError('Sign in to export leads', 403, null, true);
    const day = new Date().toISOString().slice(0, 10);
    return new Response(toReadableStream(streamRows(req)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="leads-${day}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};

async function* streamRows({ payload, user }: PayloadRequest): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvRow(leadColumns.map(([name]) => name));
  for (let last = 0, hasMore = true; hasMore; ) {
    const { docs }: { docs: ExportedLead[] } = await payload.find({
      ...{ collection: 'leads', sort: 'id', limit: EXPORT_BATCH_SIZE, depth: 1, pagination: false },
      ...{ where: { id: { greater_than: last } }, overrideAccess: false, user },
      ...{ select: exportedFields, populate: exportedRelations },
    });
    yield docs.map((lead) => formatCsvRow(leadColumns.map(([, readValue]) => readValue(lead)))).join('');
    last = docs.at(-1)?.id ?? last;
    hasMore = docs.length === EXPORT_BATCH_SIZE;
  }
}

/** Pulls the next batch when the client is ready for it. */
function toReadableStream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void texts.return(undefined),
  });
}
