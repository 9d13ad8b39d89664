import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { activeCountryValues } from '@/lib/i18n/active-country';
import { savedSinceMessage, writeConflictMessage } from '@/schemas/write-conflict';
import { formatDocumentName } from '../../platform/cms-api/document-names';
import { readStoredDocument } from './read-stored';

type RejectedWrite = {
  collection: CollectionSlug;
  id: number;
  req: PayloadRequest;
  baseRevision: number;
  /** True for a delete, which has no input to save. */
  isDelete: boolean;
};

/**
 * The 409 error of a write whose base revision is not the stored one. It carries both revisions and names
 * the last author, or states that the base revision does not exist.
 */
export async function createConflictError({
  collection,
  id,
  req,
  baseRevision,
  isDelete,
}: RejectedWrite): Promise<APIError> {
  const stored = await readStoredDocument(collection, id, req, { overrideAccess: false });
  if (baseRevision > stored.revision)
    return new APIError(unknownRevisionMessage(baseRevision), 409, { revision: stored.revision });
  const details = `(${formatTime(stored.at)}; revision ${stored.revision}, yours started from ${baseRevision})`;
  const message = isDelete
    ? `${savedSinceMessage(stored.by, formatDocumentName(collection, stored.document, req))} you read it ${details}. It was not changed. Reload it, and decide again.`
    : `${savedSinceMessage(stored.by)} you opened it ${details}. Your changes were not saved. Copy them, reload the document, and enter them again.`;
  return new APIError(message, 409, { sent: { revision: baseRevision }, stored });
}

/** The 409 error for the composer, with an instruction for the user if another user has saved since. */
export const createComposerConflictError = (
  baseRevision: number,
  { by, revision }: { by: string | null; revision: number },
  instruction: string,
): APIError =>
  new APIError(
    baseRevision > revision ? unknownRevisionMessage(baseRevision) : writeConflictMessage(by, instruction),
    409,
    { revision },
    true,
  );

/**
 * The base revision does not exist yet: a client error, or the database was restored from an older backup.
 */
const unknownRevisionMessage = (baseRevision: number): string =>
  `Revision ${baseRevision} does not exist yet. Nothing was saved: reload, and start from the current version`;

/** The 428 error of a write without a base revision. */
export function createBaseRevisionRequiredError(): APIError {
  return new APIError(
    'Specify the revision you started from: send back the "revision" read with the document (with draft=true), in the document or as the header If-Match.',
    428,
  );
}

/** The 428 error of a bulk delete that lacks the revision of some or all documents. */
export function createUnlistedDocumentsError(count: number): APIError {
  const documents = count === 1 ? '1 document was' : `${count} documents were`;
  return new APIError(
    `Nothing was deleted: ${documents} not in the displayed list. Select them page by page; over the API name each with its revision in If-Match, such as "12:3", "15:7".`,
    428,
  );
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  ...{ timeZone: activeCountryValues.timeZone, timeZoneName: 'short' },
});
const formatTime = (time: string) => timeFormat.format(new Date(time));
