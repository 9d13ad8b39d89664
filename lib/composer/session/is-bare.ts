import { isVisible } from '@/lib/document/operations/is-visible';
import { bodyBlockId } from '@/schemas/body-block';
import { isLayoutOnly } from '../outline/block-name';
import type { SessionState } from './session-state';

/** Whether visitors would see only the header and footer of the page. */
export function hasNoContent({ editing, pageData }: Pick<SessionState, 'editing' | 'pageData'>): boolean {
  const { document } = editing;
  const hasVisibleBlock = [...document.blocks].some(
    ([key, { own }]) => !isLayoutOnly(own) && isVisible(document, key),
  );
  return !hasVisibleBlock && !pageData.page.footer.some(({ id }) => id === bodyBlockId);
}
