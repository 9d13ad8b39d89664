import { openFormDialog } from './open-form-dialog';
import { readContactValues } from './read-known';

/**
 * A link that opens the form in a dialog, prefilled from other forms on the page; the confirmation is
 * displayed next to the link.
 */
export function startFormDialog(root: HTMLElement): void {
  const opener = root.querySelector('[data-opens]');
  const dialog = root.querySelector('dialog');
  const done = root.querySelector<HTMLElement>('[data-done] > *');
  if (!dialog || !opener) return;
  opener.addEventListener('click', async (event) => {
    if (!(event instanceof MouseEvent) || opensElsewhere(event)) return;
    event.preventDefault();
    const { isSent } = await openFormDialog(dialog, readContactValues(document, dialog));
    if (done && isSent) done.hidden = false;
  });
}

/** True for clicks that open a new tab or window or download the link target. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
