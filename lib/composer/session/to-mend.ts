import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { SaveFault } from '@/schemas/composing/refusal';
import type { ComposedPage } from './backend';
import { faultsOf } from './block-faults';
import { isInTheWay } from './is-in-the-way';

/**
 * One thing that stands in the way: at a block of the page, with the place in it as faults have it; `language` where it is in another one than
 * is composed, and neither of what is wrong with the page as a whole.
 */
export type ToMend = { id?: string; path: string; message: string; language?: string };

/** All that stands in the way of publishing a page: what can be seen here, and what the server says besides. Each once. */
export function findToMend(
  document: OpenDocument,
  stored: OpenDocument,
  page: ComposedPage,
  told: readonly SaveFault[] = [],
): ToMend[] {
  const here = [...document.blocks.keys()]
    .filter((id) => isInTheWay(document, stored, id))
    .flatMap((id) => faultsOf(document, id, page).map(({ path, message }) => ({ id, path, message })));
  const byServer = told.map(({ block, place = '', sentence, message, language }): ToMend => {
    if (block === undefined || !document.blocks.has(block))
      return { path: '', message, ...(language !== undefined && { language }) };
    return { id: block, path: place, message: sentence ?? message };
  });
  return eachOnce([...here, ...byServer]);
}

/** Two that say the same of one place are one. */
function eachOnce(all: readonly ToMend[]): ToMend[] {
  const met = new Map(all.map((one) => [JSON.stringify([one.id, one.path, one.message]), one]));
  return [...met.values()];
}
