import { z } from 'zod';
import type { PageMetadata } from './found-by';

const metadataSchema = z.strictObject({ meta_title: z.string(), meta_description: z.string() });
/** `over` is the stored metadata on which the draft is based. */
const storedDraftSchema = z.strictObject({ words: metadataSchema.partial(), over: metadataSchema });

const storageItemKey = (storageKey: string): string => `composer-words ${storageKey}`;

/** Stores the draft in this browser until it is saved, because the tab may be closed before. */
export function writeStoredDraft(storageKey: string, words: Partial<PageMetadata>, base: PageMetadata): void {
  try {
    const { meta_title, meta_description } = base;
    localStorage.setItem(storageItemKey(storageKey), JSON.stringify({ words, over: { meta_title, meta_description } }));
  } catch {
    // Storage is not available in some private windows; the draft is saved on the server shortly.
  }
}

/**
 * Reads the draft of a closed tab. Empty if the stored metadata has changed since: the other author did not
 * see this draft.
 */
export function readStoredDraft(storageKey: string, stored: PageMetadata): Partial<PageMetadata> {
  try {
    const { words, over } = storedDraftSchema.parse(JSON.parse(localStorage.getItem(storageItemKey(storageKey)) ?? 'null'));
    const isSame = over.meta_title === stored.meta_title && over.meta_description === stored.meta_description;
    return isSame ? words : {};
  } catch {
    return {};
  }
}

export function removeStoredDraft(storageKey: string): void {
  try {
    localStorage.removeItem(storageItemKey(storageKey));
  } catch {
    // Without storage there is no draft.
  }
}
