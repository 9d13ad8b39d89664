import { startFinancing } from './start-financing';
import { startSharing } from './start-sharing';

/** Activates the buttons of a listing, or its payment example. One script, because each has an entry in every list of islands. */
export function startListingDetail(root: HTMLElement): void {
  if (root.querySelector('[data-share]')) startSharing(root);
  else startFinancing(root);
}
