import { isShown } from '@/lib/document/operations/is-shown';
import { bodyBlockId } from '@/schemas/body-block';
import { isLayoutOnly } from '../outline/block-name';
import type { SessionState } from './session-state';

/** Whether visitors would see nothing of a page but what stands above and below it on all pages. */
export function isBare({ editing, filling }: Pick<SessionState, 'editing' | 'filling'>): boolean {
  const { document } = editing;
  const isAnyShown = [...document.blocks].some(
    ([key, { own }]) => !isLayoutOnly(own) && isShown(document, key),
  );
  return !isAnyShown && !filling.page.footer.some(({ id }) => id === bodyBlockId);
}
