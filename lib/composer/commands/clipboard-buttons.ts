import type { Session } from '../session/session';
import { finishCopy, clipOfSelected, pasteBlocks } from './clipboard';

/**
 * Copies the selected block from a button.
 * @returns the message to announce
 */
export async function copySelected(session: Session): Promise<string> {
  const clip = clipOfSelected(session);
  if (clip === null) return 'No block is chosen';
  try {
    await navigator.clipboard.writeText(clip);
    return finishCopy(session, false);
  } catch {
    return 'This browser does not let a button copy: press Ctrl and C';
  }
}

/**
 * Pastes from a button; the browser may ask for permission first.
 * @returns the message to announce
 */
export async function pasteFromClipboard(session: Session): Promise<string> {
  try {
    const text = await navigator.clipboard.readText();
    return pasteBlocks(session, text) ?? 'No block was copied: choose one and copy it first';
  } catch {
    return 'This browser does not let a button paste: press Ctrl and V';
  }
}
