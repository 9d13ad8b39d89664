import { z } from 'zod';
import type { FoundBy } from './found-by';

const wordsSchema = z.strictObject({ meta_title: z.string(), meta_description: z.string() });
/** `over` is what was stored when they were typed. */
const keptSchema = z.strictObject({ words: wordsSchema.partial(), over: wordsSchema });

const keyOf = (keptAs: string): string => `composer-words ${keptAs}`;

/** Keeps in this browser what is typed and not stored yet: the tab may be gone before it is sent. */
export function keepHere(keptAs: string, words: Partial<FoundBy>, over: FoundBy): void {
  try {
    const { meta_title, meta_description } = over;
    localStorage.setItem(keyOf(keptAs), JSON.stringify({ words, over: { meta_title, meta_description } }));
  } catch {
    // Private windows refuse: it is stored on the server in a moment.
  }
}

/** What a tab that is gone has left; nothing where what is stored is another by now, since whoever changed it did not see this. */
export function readHere(keptAs: string, stored: FoundBy): Partial<FoundBy> {
  try {
    const { words, over } = keptSchema.parse(JSON.parse(localStorage.getItem(keyOf(keptAs)) ?? 'null'));
    const isSame = over.meta_title === stored.meta_title && over.meta_description === stored.meta_description;
    return isSame ? words : {};
  } catch {
    return {};
  }
}

export function forgetHere(keptAs: string): void {
  try {
    localStorage.removeItem(keyOf(keptAs));
  } catch {
    // Nothing was kept, then.
  }
}
