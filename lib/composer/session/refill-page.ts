import { closeDocument, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Filling } from '@/schemas/composing/filling';
import { type ComposedPage, NoFilling, readFilling } from './backend';
import { isFilledFor } from './needed-data';

/** The data of a page, and the blocks it was read for. */
export type PageFilling = { of: OpenDocument; page: Filling };

/**
 * How long after the last change the data is asked for; how long until it is asked for again when there was no answer, twice as long each
 * time, and at the longest; in ms.
 */
const pauses = { change: 500, retry: 5_000, longest: 5 * 60_000 };

export type Refill = {
  /** Asks for the data of a document, a moment later, if it needs other data than there is or is asked for. */
  ask: (document: OpenDocument) => void;
  /** Asks for it although what there is fits. */
  anew: (document: OpenDocument) => void;
  /** Until something is asked for anew. */
  stop: () => void;
};

/** Has the data of a page follow its blocks. Only the answer to the last question is taken; the one before is broken off. */
export function refillPage(
  page: ComposedPage,
  there: () => PageFilling,
  take: (filling: PageFilling) => void,
): Refill {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Until it is answered; for good where asking again would not help. */
  let asked: { of: OpenDocument; breaking: AbortController } | null = null;
  const breakOff = () => {
    asked?.breaking.abort();
    asked = null;
  };
  const look = async (of: OpenDocument) => {
    const isThere = isFilledFor(of, there().of);
    if (!isThere && asked && isFilledFor(of, asked.of)) return;
    breakOff();
    if (!isThere) await read(of);
  };
  const read = async (of: OpenDocument) => {
    const breaking = new AbortController();
    asked = { of, breaking };
    const filled = await readPatiently(page, of, breaking.signal);
    if (!filled || breaking.signal.aborted) return;
    asked = null;
    take({ of, page: filled });
  };
  return {
    ask: (document) => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(document), pauses.change);
    },
    anew: (document) => {
      clearTimeout(timer);
      breakOff();
      void read(document);
    },
    stop: () => {
      clearTimeout(timer);
      breakOff();
    },
  };
}

/** What cannot be had just now is asked for again, while somebody may be looking. Null when it is broken off, or asking again would not help. */
async function readPatiently(
  page: ComposedPage,
  of: OpenDocument,
  signal: AbortSignal,
): Promise<Filling | null> {
  for (let pause = pauses.retry; ; pause = Math.min(2 * pause, pauses.longest)) {
    await untilShown(signal);
    try {
      return await readFilling(page, closeDocument(of), signal);
    } catch (error) {
      if (signal.aborted || error instanceof NoFilling) return null;
    }
    await passing(pause, signal);
  }
}

/** Never, when it is broken off before. */
const untilShown = (signal: AbortSignal) =>
  new Promise<void>((go) => {
    if (document.visibilityState === 'visible') go();
    else document.addEventListener('visibilitychange', () => go(), { once: true, signal });
  });

/** As `untilShown`. */
const passing = (pause: number, signal: AbortSignal) =>
  new Promise<void>((go) => {
    const timer = setTimeout(go, pause);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
