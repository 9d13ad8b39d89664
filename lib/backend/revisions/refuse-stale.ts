import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { activeCountryValues } from '@/lib/i18n/active-country';
import { savedSince, toldLate } from '@/schemas/late-write';
import { nameOf } from '../cms-api/name-documents';
import { readStored } from './read-stored';

type Write = {
  collection: CollectionSlug;
  id: number;
  req: PayloadRequest;
  from: number;
  /** Whether the document itself was to go: then there are no words to save. */
  isRemoval: boolean;
};

/**
 * The refusal of a write that started from another revision than the stored one: it carries both, and says who wrote since. Since one that is still
 * to come nobody has.
 */
export async function refuseStale({ collection, id, req, from, isRemoval }: Write): Promise<APIError> {
  const stored = await readStored(collection, id, req, { overrideAccess: false });
  if (from > stored.revision) return new APIError(unknownRevision(from), 409, { revision: stored.revision });
  const when = `(${inWords(stored.at)}; revision ${stored.revision}, yours started from ${from})`;
  const message = isRemoval
    ? `${savedSince(stored.by, nameOf(collection, stored.document, req))} you read it ${when}. It was left as it is. Load it again, and decide anew.`
    : `${savedSince(stored.by)} you opened it ${when}. Nothing of yours was stored. Copy what you changed, load the document again, and put it in there.`;
  return new APIError(message, 409, { sent: { revision: from }, stored });
}

/** The refusal of what started from another revision than the stored one, with what to do then where somebody has saved since. */
export const refuseLate = (
  from: number,
  { by, revision }: { by: string | null; revision: number },
  then: string,
): APIError =>
  new APIError(from > revision ? unknownRevision(from) : toldLate(by, then), 409, { revision }, true);

/** Nobody has saved it yet: a slip of a program, or what was restored from an older copy. */
const unknownRevision = (from: number): string =>
  `There is no revision ${from} of this yet. Nothing was stored: load it again, and start from what you are shown`;

/** The refusal of a write that does not say what it started from. */
export function refuseUnsaid(): APIError {
  return new APIError(
    'Say which revision you started from: send back the "revision" read with the document (with draft=true), in the document or as the header If-Match.',
    428,
  );
}

/** The refusal of a removal of several that says of some, or of all, no revision. */
export function refuseUnlisted(count: number): APIError {
  const documents = count === 1 ? '1 document was' : `${count} documents were`;
  return new APIError(
    `Nothing was removed: ${documents} not among those you were shown. Choose page by page; over the API name each with its revision in If-Match, as "12:3", "15:7".`,
    428,
  );
}

const format = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  ...{ timeZone: activeCountryValues.timeZone, timeZoneName: 'short' },
});
const inWords = (time: string) => format.format(new Date(time));
