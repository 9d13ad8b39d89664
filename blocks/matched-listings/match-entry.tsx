'use client';
import type { ReactElement } from 'react';
import { AreaListing } from '@/lib/buyer-area/area-listing';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { fillText } from '@/lib/buyer-area/fill-text';
import { Icon } from '@/lib/ui/icon';
import type { ListingMatch } from '@/schemas/buyers/buyer-calls';
import { describeReason } from './describe-reason';
import type { MatchTexts } from './match-texts';

type MatchEntryProps = {
  match: ListingMatch;
  page: AreaPage;
  texts: MatchTexts;
  onSave: (isSaved: boolean) => void;
  onHide: () => void;
};

/** A match with what fits and what does not. */
export function MatchEntry({ match, page, texts, onSave, onHide }: MatchEntryProps): ReactElement {
  const { listing, isSaved, reasons } = match;
  const title = { listing: listing.title };
  return (
    <AreaListing
      listing={listing}
      page={page}
      level={2}
      actions={
        <>
          <button
            type="button"
            aria-label={fillText(isSaved ? texts.savedListing : texts.saveListing, title)}
            aria-pressed={isSaved}
            onClick={() => onSave(!isSaved)}
            className={isSaved ? 'button button-secondary' : 'button button-primary'}
          >
            <Icon name={isSaved ? 'check' : 'bookmark'} className="size-5" />
            {isSaved ? texts.saved : texts.save}
          </button>
          <button
            type="button"
            aria-label={fillText(texts.hideListing, title)}
            onClick={onHide}
            className="button button-secondary"
          >
            {texts.hide}
          </button>
        </>
      }
    >
      {reasons.length > 0 && (
        <ul aria-label={texts.reasons} className="area-reasons">
          {reasons
            .toSorted((a, b) => Number(b.isMet) - Number(a.isMet))
            .map((reason) => (
              <li key={reason.criterion} data-met={reason.isMet}>
                <Icon name={reason.isMet ? 'check' : 'minus'} className="size-4" />
                {describeReason(reason, texts)}
              </li>
            ))}
        </ul>
      )}
    </AreaListing>
  );
}
