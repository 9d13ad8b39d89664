'use client';
import type { ReactElement } from 'react';
import { callBuyer } from '@/lib/account/call-buyer';
import { fillText } from '@/lib/buyer-area/fill-text';
import { buyerCalls, type SavedListing } from '@/schemas/buyers/buyer-calls';
import type { SavedTexts } from './saved-texts';
import { useAutosave } from './use-autosave';

const maxLength = buyerCalls['note-listing'].request.shape.note.maxLength ?? undefined;

type ListingNoteProps = {
  id: string;
  saved: SavedListing;
  texts: SavedTexts;
  retry: string;
  onSaved: (note: string) => void;
};

/** The buyer's own note, saved while it is written. A failed save keeps the text and can be repeated. */
export function ListingNote({ id, saved, texts, retry, onSaved }: ListingNoteProps): ReactElement {
  const { slug, title } = saved.listing;
  const { text, state, change, save } = useAutosave(saved.note, async (note) => {
    await callBuyer('note-listing', { listing: slug, note });
    onSaved(note);
  });
  const { noteSaving, noteSaved, noteFailed } = texts;
  const messages = { idle: '', saving: noteSaving, saved: noteSaved, failed: noteFailed };
  return (
    <div className="entry">
      <label htmlFor={id} className="text-label font-semibold">
        {texts.note}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={maxLength}
        value={text}
        aria-label={fillText(texts.noteFor, { listing: title })}
        onChange={({ target }) => change(target.value)}
        onBlur={() => void save()}
        className="input py-2.5"
      />
      <div className="area-note-state">
        <p role="status">{messages[state]}</p>
        {state === 'failed' && (
          <button type="button" onClick={() => void save()} className="inline-link">
            {retry}
          </button>
        )}
      </div>
    </div>
  );
}
