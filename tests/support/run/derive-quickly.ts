import path from 'node:path';
import { pathToFileURL } from 'node:url';

const { href } = pathToFileURL(path.join(import.meta.dirname, 'quick-passwords.mjs'));

/** Has all programs of Node that are started from here on derive passwords quickly. */
export function deriveQuickly(): void {
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--import=${href}`].filter(Boolean).join(' ');
}
