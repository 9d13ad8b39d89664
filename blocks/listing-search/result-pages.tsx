import type { ReactElement } from 'react';
import { ButtonLink } from '@/lib/ui/button-link';
import { type SearchContext, searchHref, tellShown } from './search-context';

/** Which of all these are, where to go on, and back by a page or to the beginning. */
export function ResultPages({ context }: { context: SearchContext }): ReactElement | null {
  const { found, page } = context;
  const { state, next, previous } = found;
  if (!next && !state.after) return null;
  const shown = tellShown(context);
  const isSecond = previous !== null && previous.after === null;
  return (
    <div className="flex flex-wrap items-center gap-4">
      {shown && <p className="mr-auto text-small text-text-muted tabular-nums">{shown}</p>}
      {state.after && !isSecond && (
        <Turn href={searchHref(context, { ...state, after: null })} label={page.t('search.first')} />
      )}
      {previous && (
        <Turn href={searchHref(context, { ...state, ...previous })} label={page.t('search.previous')} />
      )}
      {next && (
        <div data-search="">
          <ButtonLink href={searchHref(context, { ...state, ...next })}>{page.t('search.next')}</ButtonLink>
        </div>
      )}
    </div>
  );
}

const Turn = ({ href, label }: { href: string; label: string }) => (
  <div data-search="">
    <ButtonLink href={href} variant="secondary">
      {label}
    </ButtonLink>
  </div>
);
