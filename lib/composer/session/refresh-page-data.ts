import { referencesOf } from '@/lib/document/block-references';
import { isNode } from '@/lib/document/nodes';
import { closeDocument, type OpenBlock, type OpenDocument } from '@/lib/document/operations/open-document';
import type { ResolvedPageData } from '@/schemas/composing/resolved-page-data';
import { type ComposedPage, fetchPageData, PageDataUnavailableError } from './composer-api';

const requirementCache = new WeakMap<OpenBlock, string>();

/** Whether the data loaded for one document is sufficient for another. Only changed blocks are compared. */
export const hasDataFor = (document: OpenDocument, loaded: OpenDocument): boolean =>
  blocksWithoutData(document, loaded).next().done === true;

/**
 * The bound blocks whose data is not loaded yet, or belongs to another binding. Excludes blocks with nested
 * blocks.
 */
export const pendingBlocks = (document: OpenDocument, loaded: OpenDocument): string[] =>
  [...blocksWithoutData(document, loaded)].filter((id) => {
    const block = document.blocks.get(id);
    return (
      block !== undefined && isNode(block.node) && block.node.bind !== undefined && block.slots.size === 0
    );
  });

function* blocksWithoutData(document: OpenDocument, loaded: OpenDocument): Generator<string> {
  for (const [id, block] of document.blocks) {
    const previous = loaded.blocks.get(id);
    if (previous === block) continue;
    const requirements = requirementsOf(block);
    if (requirements !== '' && (!previous || requirementsOf(previous) !== requirements)) yield id;
  }
}

/**
 * The data that a block needs besides its own content, as a string for comparison; empty if it needs none.
 */
function requirementsOf(block: OpenBlock): string {
  const cached = requirementCache.get(block);
  if (cached !== undefined) return cached;
  const { node, slots } = block;
  const references = referencesOf([node]).map(({ kind, record }) => `${kind} ${record}`);
  // Stored props and slots override supplied data, which the response contains only for the others.
  const bound =
    isNode(node) && node.bind !== undefined
      ? [
          node.type,
          node.bind,
          Object.keys(isNode(node.props) ? node.props : {}).sort(),
          [...slots.keys()].sort(),
        ]
      : [];
  const all = [...references, ...bound];
  const requirements = all.length > 0 ? JSON.stringify(all) : '';
  requirementCache.set(block, requirements);
  return requirements;
}

/** The data of a page, and the document for which it was loaded. */
export type LoadedPageData = { document: OpenDocument; data: ResolvedPageData };

/** Delay of a request after the last change, and of retries, doubled each time up to a limit; in ms. */
const REFRESH_DELAYS_MS = { change: 500, retry: 5_000, longest: 5 * 60_000 };

export type PageDataRefresher = {
  /** Schedules a request for a document, if the loaded or requested data is not sufficient for it. */
  request: (document: OpenDocument) => void;
  /** Reloads the data immediately, even if it is sufficient. */
  reload: (document: OpenDocument) => void;
  /** Cancels requests until the next call. */
  stop: () => void;
};

/** Keeps the page data in sync with the blocks. A new request aborts the previous one. */
export function createPageDataRefresher(
  page: ComposedPage,
  getLoaded: () => LoadedPageData,
  onData: (loaded: LoadedPageData) => void,
): PageDataRefresher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The open request; kept after a failure for which a retry does not help. */
  let pending: { document: OpenDocument; controller: AbortController } | null = null;
  const abortPending = () => {
    pending?.controller.abort();
    pending = null;
  };
  const requestIfNeeded = async (document: OpenDocument) => {
    const isLoaded = hasDataFor(document, getLoaded().document);
    if (!isLoaded && pending && hasDataFor(document, pending.document)) return;
    abortPending();
    if (!isLoaded) await load(document);
  };
  const load = async (document: OpenDocument) => {
    const controller = new AbortController();
    pending = { document, controller };
    const data = await fetchWithRetry(page, document, controller.signal);
    if (!data || controller.signal.aborted) return;
    pending = null;
    onData({ document, data });
  };
  return {
    request: (document) => {
      clearTimeout(timer);
      timer = setTimeout(() => void requestIfNeeded(document), REFRESH_DELAYS_MS.change);
    },
    reload: (document) => {
      clearTimeout(timer);
      abortPending();
      void load(document);
    },
    stop: () => {
      clearTimeout(timer);
      abortPending();
    },
  };
}

/**
 * Loads the page data and retries while the tab is visible. Null if it was aborted or a retry does not help.
 */
async function fetchWithRetry(
  page: ComposedPage,
  document: OpenDocument,
  signal: AbortSignal,
): Promise<ResolvedPageData | null> {
  for (let delayMs = REFRESH_DELAYS_MS.retry; ; delayMs = Math.min(2 * delayMs, REFRESH_DELAYS_MS.longest)) {
    await waitUntilVisible(signal);
    try {
      return await fetchPageData(page, closeDocument(document), signal);
    } catch (error) {
      if (signal.aborted || error instanceof PageDataUnavailableError) return null;
    }
    await wait(delayMs, signal);
  }
}

/** Resolves when the tab is visible; never if aborted before. */
const waitUntilVisible = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'visible') resolve();
    else document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
  });

/** Resolves after a delay; never if aborted before. */
const wait = (delayMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
