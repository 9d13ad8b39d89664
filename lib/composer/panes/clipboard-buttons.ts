import type { Session } from '../session/session';
import { afterCopying, clipOfChosen, pasteBlocks } from './clipboard';

/** Copies the chosen block by a press instead of keys. @returns what is said of it. */
export async function copyChosen(session: Session): Promise<string> {
  const clip = clipOfChosen(session);
  if (clip === null) return 'No block is chosen';
  try {
    await navigator.clipboard.writeText(clip);
    return afterCopying(session, false);
  } catch {
    return 'This browser does not let a button copy: press Ctrl and C';
  }
}

/** Puts in what was copied, by a press: the browser may ask first. @returns what is said of it. */
export async function pasteCopied(session: Session): Promise<string> {
  try {
    const text = await navigator.clipboard.readText();
    return pasteBlocks(session, text) ?? 'No block was copied: choose one and copy it first';
  } catch {
    return 'This browser does not let a button paste: press Ctrl and V';
  }
}
