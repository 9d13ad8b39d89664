import type { CallAnswer } from '@/schemas/composing/call-definition';
import { updateDraftCall } from '@/schemas/composing/cms';
import type { PageMetadata } from '../form/page/found-by';
import { callServer } from '../server/call-server';
import { actingUserHeader } from '../session/composer-api';
import type { Session } from '../session/session';

const networkErrorMessage = 'Not saved: the server does not answer just now. It is tried again when you go on';

/** Maximum number of attempts while other users save first. */
const MAX_SAVE_ATTEMPTS = 3;

/** `revision` is the one that this save created. */
type MetadataSaveResult = { revision: number | null; refusal: string | null; isConflict: boolean };

const networkErrorResult: MetadataSaveResult = { revision: null, refusal: networkErrorMessage, isConflict: false };

/**
 * Saves the metadata of the page in the draft, in its language. It runs after pending edits and before later
 * requests, and creates a revision like any other change.
 * @returns the reason for a failure, or null
 */
export async function saveMetadata(session: Session, metadata: Partial<PageMetadata>): Promise<string | null> {
  for (let attempt = 0; attempt < MAX_SAVE_ATTEMPTS; attempt += 1) {
    const { refusal, isConflict } = await session.runInSaveQueue(
      (revision) => patchMetadata(session, metadata, revision).then(parseSaveResponse, () => networkErrorResult),
      networkErrorResult,
    );
    if (!isConflict) return refusal;
  }
  return 'Not saved: others save this page just now. It is tried again when you go on';
}

/** Like `saveMetadata` for a tab that closes: it neither waits for other requests nor retries. */
export async function saveMetadataOnExit(session: Session, metadata: Partial<PageMetadata>): Promise<string | null> {
  const { revision } = session.state().editing.stored;
  const { refusal } = await patchMetadata(session, metadata, revision, true).then(parseSaveResponse, () => networkErrorResult);
  return refusal;
}

type Answer = CallAnswer<typeof updateDraftCall>;

function parseSaveResponse(response: Answer): MetadataSaveResult {
  if (response.ok) return { revision: response.body.doc.revision, refusal: null, isConflict: false };
  const { status, refusal } = response;
  return { revision: null, refusal: `Not saved: ${refusal.message}`, isConflict: status === 409 };
}

const patchMetadata = (
  { page: { collection, id, locale }, state }: Session,
  metadata: Partial<PageMetadata>,
  revision: number,
  isExiting = false,
): Promise<Answer> =>
  callServer(
    updateDraftCall,
    {
      params: { collection, id },
      query: { depth: 0, draft: true, locale },
      headers: { 'if-match': `"${revision}"`, ...actingUserHeader(state().editor.email) },
      body: { ...metadata, _status: 'draft' },
    },
    { keepalive: isExiting },
  );
