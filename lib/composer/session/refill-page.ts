import { closeDocument, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Filling } from '@/schemas/composing';
import { type ComposedPage, readFilling } from './backend';
import { isFilledFor } from './needed-data';

/** The data of a page, and the blocks it was read for. */
export type PageFilling = { of: OpenDocument; page: Filling };

/** How long after the last change the data is asked for, in ms. */
const pause = 500;

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
  const ask = async (of: OpenDocument) => {
    asked += 1;
    const mine = asked;
    if (isFilledFor(of, there().of)) return;
    // What cannot be had just now is shown as it was.
    const filled = await readFilling(page, closeDocument(of)).catch(() => null);
    if (filled && mine === asked) take({ of, page: filled });
  };
  return (document) => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(document), pause);
  };
}
