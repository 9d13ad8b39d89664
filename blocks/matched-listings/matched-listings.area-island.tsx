'use client';
import { type ReactElement, useRef, useState } from 'react';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { ActionProblem, CallState } from '@/lib/buyer-area/call-state';
import { formatCount } from '@/lib/buyer-area/count-text';
import { fillText } from '@/lib/buyer-area/fill-text';
import { UndoRow } from '@/lib/buyer-area/undo-row';
import { EmptyState } from '@/lib/ui/empty-state';
import type { ListingMatch } from '@/schemas/buyers/buyer-calls';
import { MatchEntry } from './match-entry';
import { MatchPages } from './match-pages';
import type { MatchTexts } from './match-texts';
import { useMatches } from './use-matches';

type MatchedListingsIslandProps = { page: AreaPage; texts: MatchTexts; preferencesHref: string };

/** The matches of the buyer, a page at a time. */
export function MatchedListingsIsland(props: MatchedListingsIslandProps): ReactElement {
  const { page, texts } = props;
  const [number, setNumber] = useState(1);
  const { state, load, failure, ...actions } = useMatches(page, number);
  const top = useRef<HTMLDivElement>(null);
  const hiddenCount =
    state.data?.matches.filter(({ listing }) => actions.hidden.includes(listing.slug)).length ?? 0;
  const openPage = (next: number) => {
    setNumber(next);
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={top} tabIndex={-1} className="area-form area-top">
      {state.phase !== 'ready' ? (
        <CallState phase={state.phase} page={page} onRetry={() => void load()} />
      ) : state.data.matches.length === 0 ? (
        <NoMatches {...props} hasPreferences={state.data.hasPreferences} />
      ) : (
        <>
          <div className="area-row">
            <p role="status" className="font-semibold">
              {formatCount(texts.count, state.data.total - hiddenCount, page.locale)}
            </p>
            <a href={props.preferencesHref} className="inline-link">
              {texts.changePreferences}
            </a>
          </div>
          {failure && <ActionProblem failure={failure} page={page} />}
          <MatchList {...{ page, texts, ...actions }} matches={state.data.matches} />
          {state.data.pages > 1 && (
            <MatchPages {...{ texts, number }} pages={state.data.pages} onOpen={openPage} />
          )}
        </>
      )}
    </div>
  );
}

function NoMatches(props: MatchedListingsIslandProps & { hasPreferences: boolean }): ReactElement {
  const { texts, preferencesHref, hasPreferences } = props;
  return (
    <EmptyState
      text={hasPreferences ? texts.empty : texts.noPreferences}
      action={
        <a href={preferencesHref} className="button button-primary">
          {hasPreferences ? texts.changePreferences : texts.setPreferences}
        </a>
      }
    />
  );
}

type MatchListProps = Pick<MatchedListingsIslandProps, 'page' | 'texts'> &
  Pick<ReturnType<typeof useMatches>, 'hidden' | 'save' | 'hide'> & { matches: readonly ListingMatch[] };

const MatchList = ({ page, texts, matches, hidden, save, hide }: MatchListProps): ReactElement => (
  <ul className="area-list">
    {matches.map((match) => {
      const { slug, title } = match.listing;
      return (
        <li key={slug}>
          {hidden.includes(slug) ? (
            <UndoRow
              text={fillText(texts.hidden, { listing: title })}
              undo={page.texts.undo}
              onUndo={() => void hide(slug, false)}
            />
          ) : (
            <MatchEntry
              {...{ match, page, texts }}
              onSave={(isSaved) => void save(slug, isSaved)}
              onHide={() => void hide(slug, true)}
            />
          )}
        </li>
      );
    })}
  </ul>
);
