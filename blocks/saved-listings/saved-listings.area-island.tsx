'use client';
import { type ReactElement, useState } from 'react';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { ActionProblem, CallState } from '@/lib/buyer-area/call-state';
import { formatCount } from '@/lib/buyer-area/count-text';
import { fillText } from '@/lib/buyer-area/fill-text';
import { UndoRow } from '@/lib/buyer-area/undo-row';
import { useBuyerData } from '@/lib/buyer-area/use-buyer-data';
import { EmptyState } from '@/lib/ui/empty-state';
import type { SavedListing } from '@/schemas/buyers/buyer-calls';
import { Comparison, MAX_COMPARED_COUNT } from './comparison';
import { SavedEntry } from './saved-entry';
import type { SavedTexts } from './saved-texts';
import { type SavedOrder, savedOrders, sortSaved } from './sort-saved';
import { useShortlist } from './use-shortlist';

type SavedListingsIslandProps = { id: string; page: AreaPage; texts: SavedTexts; searchHref: string };

const none = {};

/** The saved listings of the buyer. */
export function SavedListingsIsland({ id, page, texts, searchHref }: SavedListingsIslandProps): ReactElement {
  const { state, load, setData } = useBuyerData(page, 'saved-listings', none);
  if (state.phase !== 'ready')
    return <CallState phase={state.phase} page={page} onRetry={() => void load()} />;
  const { listings } = state.data;
  if (listings.length === 0)
    return (
      <EmptyState
        text={texts.empty}
        action={
          <a href={searchHref} className="button button-primary">
            {texts.browse}
          </a>
        }
      />
    );
  const onNote = (slug: string, note: string) =>
    setData((data) => ({
      listings: data.listings.map((saved) => (saved.listing.slug === slug ? { ...saved, note } : saved)),
    }));
  return <SavedList {...{ id, page, texts, listings, onNote }} />;
}

type SavedListProps = Pick<SavedListingsIslandProps, 'id' | 'page' | 'texts'> & {
  listings: readonly SavedListing[];
  onNote: (slug: string, note: string) => void;
};

function SavedList({ id, page, texts, listings, onNote }: SavedListProps): ReactElement {
  const [order, setOrder] = useState<SavedOrder>('newest');
  const { removed, compared, failure, ...actions } = useShortlist();
  const present = listings.filter(({ listing }) => !removed.includes(listing.slug));
  return (
    <div className="area-form">
      <div className="area-row">
        <p role="status" className="font-semibold">
          {formatCount(texts.count, present.length, page.locale)}
        </p>
        <SortSelect {...{ id, texts, order }} onChange={setOrder} />
      </div>
      {failure && <ActionProblem failure={failure} page={page} />}
      <ul className="area-list">
        {sortSaved(listings, order, page.locale).map((saved) => {
          const { slug, title } = saved.listing;
          return (
            <li key={slug}>
              {removed.includes(slug) ? (
                <UndoRow
                  text={fillText(texts.removed, { listing: title })}
                  undo={page.texts.undo}
                  onUndo={() => void actions.save(slug, true)}
                />
              ) : (
                <SavedEntry
                  id={`${id}-${slug}`}
                  {...{ saved, page, texts }}
                  isCompared={compared.includes(slug)}
                  isFull={compared.length >= MAX_COMPARED_COUNT}
                  onCompare={(isCompared) => actions.compare(slug, isCompared)}
                  onRemove={() => void actions.save(slug, false)}
                  onNote={(note) => onNote(slug, note)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {present.length > 1 && (
        <Comparison
          {...{ id, page, texts }}
          selected={present.filter(({ listing }) => compared.includes(listing.slug))}
          onClear={actions.clear}
        />
      )}
    </div>
  );
}

type SortSelectProps = {
  id: string;
  texts: SavedTexts;
  order: SavedOrder;
  onChange: (order: SavedOrder) => void;
};

const SortSelect = ({ id, texts, order, onChange }: SortSelectProps): ReactElement => (
  <div className="area-sort">
    <label htmlFor={`${id}-sort`} className="shrink-0 text-small text-text-muted">
      {texts.sort}
    </label>
    <select
      id={`${id}-sort`}
      value={order}
      onChange={({ target }) => onChange(savedOrders.find((name) => name === target.value) ?? 'newest')}
      className="input"
    >
      {savedOrders.map((name) => (
        <option key={name} value={name}>
          {texts.orders[name]}
        </option>
      ))}
    </select>
  </div>
);
