import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { readStored } from './read-stored';

type Write = { collection: CollectionSlug; id: number; req: PayloadRequest; from: number };

/** The refusal of a write that started from another revision than the stored one: it carries both, and says who wrote since. */
export async function refuseStale({ collection, id, req, from }: Write): Promise<APIError> {
  const stored = await readStored(collection, id, req, { overrideAccess: false });
  const message =
    `${stored.by ?? 'The system'} has saved this since you opened it (${inWords(stored.at)}; revision ` +
    `${stored.revision}, yours started from ${from}). Nothing of yours was stored. Copy what you changed, load the ` +
    'document again, and put it in there.';
  return new APIError(message, 409, { sent: { revision: from }, stored });
}

/** The refusal of a write that does not say what it started from. */
export function refuseUnsaid(): APIError {
  return new APIError(
    'Say which revision you started from: send back the "revision" read with the document (with draft=true), in the document or as the header If-Match.',
    428,
  );
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const inWords = (time: string) => `${format.format(new Date(time))} UTC`;
