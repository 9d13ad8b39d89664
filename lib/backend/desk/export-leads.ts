import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { staffMember } from '../access/staff-member';
import { type ExportedLead, exportedFields, exportedRelations, leadColumns } from './lead-columns';
import { csvRow } from './write-csv';

/** So many are read at a time. */
const portion = 250;
/** Says to spreadsheets that this is UTF-8. */
const mark = '\ufeff';

/** GET /cms-api/leads/export: what whoever asks may read, the oldest first, as it is read. */
export const exportLeads: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: (req) => {
    if (!staffMember(req.user)) throw new APIError('Sign in to export leads', 403, null, true);
    const day = new Date().toISOString().slice(0, 10);
    return new Response(asWritten(writeLeads(req)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="leads-${day}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};

async function* writeLeads({ payload, user }: PayloadRequest): AsyncGenerator<string> {
  yield mark + csvRow(leadColumns.map(([name]) => name));
  for (let last = 0, isMore = true; isMore; ) {
    const { docs }: { docs: ExportedLead[] } = await payload.find({
      ...{ collection: 'leads', sort: 'id', limit: portion, depth: 1, pagination: false },
      ...{ where: { id: { greater_than: last } }, overrideAccess: false, user },
      ...{ select: exportedFields, populate: exportedRelations },
    });
    yield docs.map((lead) => csvRow(leadColumns.map(([, read]) => read(lead)))).join('');
    last = docs.at(-1)?.id ?? last;
    isMore = docs.length === portion;
  }
}

/** Read on as it is taken. */
function asWritten(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
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
