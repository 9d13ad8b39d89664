import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffMember } from '../../access/staff-member';
import { type ExportedLead, exportedFields, exportedRelations, leadColumns } from './lead-columns';
import { csvRow } from './csv';

/** Leads per query. */
const EXPORT_BATCH_SIZE = 250;
/** Byte order mark: spreadsheets then read the file as UTF-8. */
const byteOrderMark = '\ufeff';

/** GET /cms-api/leads/export: streams all leads that the user can read, oldest first. */
export const exportLeads: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: (req) => {
    if (!staffMember(req.user)) throw new APIError('Sign in to export leads', 403, null, true);
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
  yield byteOrderMark + csvRow(leadColumns.map(([name]) => name));
  for (let last = 0, isMore = true; isMore; ) {
    const { docs }: { docs: ExportedLead[] } = await payload.find({
      ...{ collection: 'leads', sort: 'id', limit: EXPORT_BATCH_SIZE, depth: 1, pagination: false },
      ...{ where: { id: { greater_than: last } }, overrideAccess: false, user },
      ...{ select: exportedFields, populate: exportedRelations },
    });
    yield docs.map((lead) => csvRow(leadColumns.map(([, valueOf]) => valueOf(lead)))).join('');
    last = docs.at(-1)?.id ?? last;
    isMore = docs.length === EXPORT_BATCH_SIZE;
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
