import { closeDocument, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Filling } from '@/schemas/composing';
import { type ComposedPage, readFilling } from './backend';
import { isFilledFor } from './needed-data';

/** The data of a page, and the blocks it was read for. */
export type PageFilling = { of: OpenDocument; page: Filling };

/** How long after the last change the data is asked for, and how long until it is asked for again when there was no answer, in ms. */
const pauses = { change: 500, retry: 5_000 };

/**
 * @returns what asks for the data of a document, a moment later, if it needs other data than there is; only the answer to the last
 * question is taken.
 */
export function refillPage(
  page: ComposedPage,
  there: () => PageFilling,
  take: (filling: PageFilling) => void,
): (document: OpenDocument) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let wanted: OpenDocument | undefined;
  const ask = async (of: OpenDocument) => {
    asked += 1;
    const mine = asked;
    if (isFilledFor(of, there().of)) return;
    // What cannot be had just now is shown as it was.
    const filled = await readFilling(page, closeDocument(of)).catch(() => null);
    if (mine !== asked) return;
    if (filled) take({ of, page: filled });
    // A newer document is asked for in its own time.
    else if (of === wanted) askIn(pauses.retry, of);
  };
  const askIn = (pause: number, of: OpenDocument) => {
    clearTimeout(timer);
    wanted = of;
    timer = setTimeout(() => void ask(of), pause);
  };
  return (document) => askIn(pauses.change, document);
}
