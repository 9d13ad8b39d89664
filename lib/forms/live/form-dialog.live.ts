import { openFormDialog } from './open-form-dialog';
import { readKnown } from './read-known';

/** A link that opens the form over the page instead, filled in with what the page's other forms know; what became of it is said beside the link. */
export function startFormDialog(place: HTMLElement): void {
  const opener = place.querySelector('[data-opens]');
  const dialog = place.querySelector('dialog');
  const done = place.querySelector<HTMLElement>('[data-done] > *');
  if (!dialog || !opener) return;
  opener.addEventListener('click', async (event) => {
    if (!(event instanceof MouseEvent) || opensElsewhere(event)) return;
    event.preventDefault();
    const { isSent } = await openFormDialog(dialog, readKnown(document, dialog));
    if (done && isSent) done.hidden = false;
  });
}

/** A tab, a window or a file of the page behind the link, as the browser opens them. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
