import type { ComposerRecord, StaffRequest } from '@/lib/backend/composer-api/documents/composer-record';
import { readDraft } from '@/lib/backend/composer-api/documents/read-draft';
import { readEditor } from '@/lib/backend/composer-api/documents/read-editor';
import { runQueued } from '@/lib/backend/composer-api/work-queue';
import { ServiceBusyError } from '@/lib/backend/platform/cms-api/body-memory';
import type { ComposedPage } from '@/lib/composer/session/composer-api';
import type { InitialData } from '@/schemas/composing/page-data';
import { loadPageData } from './load-page-data';

/**
 * The response to the composer's first request as JSON, sent with the page: the newest draft, the editor and the page
 * data. It is loaded in parallel with the scripts. Null when it is not available: the composer then sends the request
 * and shows the error.
 */
export async function loadInitialData(
  record: ComposerRecord,
  { locale, path }: ComposedPage,
  req: StaffRequest,
): Promise<string | null> {
  const { collection, id } = record;
  try {
    const [composing, editor] = await Promise.all([
      readDraft(collection, id, req),
      readEditor(collection, id, req),
    ]);
    const query = { locale, path, nodes: composing.nodes };
    const pageData = await runQueued(req.user.id, () => loadPageData(record, query));
    const opening: InitialData | null = pageData && { stored: { ...composing, editor }, pageData };
    return opening && JSON.stringify(opening);
  } catch (err) {
    if (!(err instanceof ServiceBusyError))
      req.payload.logger.error({
        err,
        msg: `Loading the initial data of the composer for ${collection} ${id} failed`,
      });
    return null;
  }
}
