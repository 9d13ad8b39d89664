'use client';
import type { ReactElement } from 'react';
import { AreaListing } from '@/lib/buyer-area/area-listing';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { fillText } from '@/lib/buyer-area/fill-text';
import type { SavedListing } from '@/schemas/buyers/buyer-calls';
import { describeChange } from './describe-change';
import { ListingNote } from './listing-note';
import type { SavedTexts } from './saved-texts';

type SavedEntryProps = {
  id: string;
  saved: SavedListing;
  page: AreaPage;
  texts: SavedTexts;
  isCompared: boolean;
  /** Whether no further listing can be compared. */
  isFull: boolean;
  onCompare: (isCompared: boolean) => void;
  onRemove: () => void;
  onNote: (note: string) => void;
};

/** A saved listing with its changes, note and buttons. */
export function SavedEntry(props: SavedEntryProps): ReactElement {
  const { id, saved, page, texts, isCompared, isFull, onCompare, onRemove, onNote } = props;
  const { listing } = saved;
  const title = { listing: listing.title };
  const date = new Intl.DateTimeFormat(page.locale, { dateStyle: 'medium' }).format(new Date(saved.saved_at));
  return (
    <AreaListing
      listing={listing}
      page={page}
      level={2}
      actions={
        <>
          <label className="area-check">
            <input
              type="checkbox"
              checked={isCompared}
              disabled={isFull && !isCompared}
              aria-label={fillText(texts.compareListing, title)}
              onChange={({ target }) => onCompare(target.checked)}
              className="size-5 shrink-0 accent-action"
            />
            {texts.compare}
          </label>
          <button
            type="button"
            aria-label={fillText(texts.removeListing, title)}
            onClick={onRemove}
            className="button button-secondary"
          >
            {texts.remove}
          </button>
        </>
      }
    >
      {saved.changes.length > 0 && (
        <ul className="area-changes">
          {saved.changes.map((change) => (
            <li key={change.kind}>{describeChange(change, page, texts)}</li>
          ))}
        </ul>
      )}
      <ListingNote id={`${id}-note`} {...{ saved, texts }} retry={page.texts.retry} onSaved={onNote} />
      <p className="text-label text-text-muted">{fillText(texts.savedOn, { date })}</p>
    </AreaListing>
  );
}
