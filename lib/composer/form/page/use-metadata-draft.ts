import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';

/**
 * Title and description for search engines. An empty title falls back to the page title, an empty
 * description to the first text of the page.
 */
export type PageMetadata = Readonly<Record<'meta_title' | 'meta_description', string>>;

const metadataSchema = z.strictObject({ meta_title: z.string(), meta_description: z.string() });
/** `base` is the stored metadata on which the draft is based. */
const storedDraftSchema = z.strictObject({ metadata: metadataSchema.partial(), base: metadataSchema });

const storageItemKey = (storageKey: string): string => `composer-metadata ${storageKey}`;

/** Stores the draft in this browser until it is saved, because the tab may be closed before. */
function writeStoredDraft(storageKey: string, metadata: Partial<PageMetadata>, base: PageMetadata): void {
  try {
    const { meta_title, meta_description } = base;
    localStorage.setItem(
      storageItemKey(storageKey),
      JSON.stringify({ metadata, base: { meta_title, meta_description } }),
    );
  } catch {
    // Storage is not available in some private windows; the draft is saved on the server shortly.
  }
}

/**
 * Reads the draft of a closed tab. Empty if the stored metadata has changed since: the other author did not
 * see this draft.
 */
function readStoredDraft(storageKey: string, stored: PageMetadata): Partial<PageMetadata> {
  try {
    const { metadata, base } = storedDraftSchema.parse(
      JSON.parse(localStorage.getItem(storageItemKey(storageKey)) ?? 'null'),
    );
    const isSame = base.meta_title === stored.meta_title && base.meta_description === stored.meta_description;
    return isSame ? metadata : {};
  } catch {
    return {};
  }
}

function removeStoredDraft(storageKey: string): void {
  try {
    localStorage.removeItem(storageItemKey(storageKey));
  } catch {
    // Without storage there is no draft.
  }
}

/** Debounce delay before a save, in ms. */
const SAVE_DELAY_MS = 700;

/**
 * Saves metadata. `isExiting` is true if the tab closes, so that the response is not read.
 * @returns the reason for a failure, or null
 */
export type SaveMetadata = (
  metadata: Partial<PageMetadata>,
  options: { isExiting: boolean },
) => Promise<string | null>;

/**
 * Typed metadata, saved after a pause and when the user leaves. `status` describes the last save. Stored
 * values show through where nothing was typed.
 * @param storageKey key of the unsaved draft in this browser
 */
export function useMetadataDraft(stored: PageMetadata, save: SaveMetadata, storageKey: string) {
  const [draft, setDraft] = useState<Partial<PageMetadata>>(() => readStoredDraft(storageKey, stored));
  const [isBusy, setBusy] = useState(false);
  const [rejectedDraft, setRejectedDraft] = useState<Partial<PageMetadata> | null>(null);
  const [status, setStatus] = useState('');
  const latest = useRef(draft);
  latest.current = draft;
  const sent = useRef<Partial<PageMetadata> | null>(null);
  const hasDraft = Object.keys(draft).length > 0;
  const saveDraft = useEffectEvent(async () => {
    if (!hasDraft || sent.current === draft) return;
    sent.current = draft;
    setBusy(true);
    const refusal = await save(draft, { isExiting: false });
    if (sent.current === draft) setBusy(false);
    setRejectedDraft(refusal === null ? null : draft);
    setStatus(refusal ?? 'Saved in the draft');
    if (refusal !== null) sent.current = null;
    // Text that was typed during the save is still unsaved.
    else if (latest.current === draft) {
      removeStoredDraft(storageKey);
      setDraft({});
    }
  });
  useEffect(() => {
    if (!hasDraft || isBusy || draft === rejectedDraft) return;
    const timer = setTimeout(() => void saveDraft(), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, hasDraft, isBusy, rejectedDraft]);
  const saveOnExit = useEffectEvent((isExiting: boolean) => {
    if (hasDraft) void save(draft, { isExiting });
  });
  useEffect(() => {
    const onPageHide = () => saveOnExit(true);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      saveOnExit(false);
    };
  }, []);
  return {
    metadata: { meta_title: stored.meta_title, meta_description: stored.meta_description, ...draft },
    change: (changes: Partial<PageMetadata>) => {
      const next = { ...draft, ...changes };
      writeStoredDraft(storageKey, next, stored);
      setDraft(next);
      setStatus('');
    },
    /** Saves before an action that makes the field lose the focus, such as publishing. */
    flush: () => void saveDraft(),
    status,
  };
}
