import type { ReactElement } from 'react';
import { ButtonLink } from '@/lib/ui/button-link';
import { formatResultRange, type SearchContext, searchHref } from './search-context';

/** The range of results, and links to the next, previous and first page. */
export function ResultPages({ context }: { context: SearchContext }): ReactElement | null {
  const { found, page } = context;
  const { state, next, previous } = found;
  if (!next && !state.after) return null;
  const rangeText = formatResultRange(context);
  const isSecond = previous !== null && previous.after === null;
  return (
    <div className="flex flex-wrap items-center gap-4">
      {rangeText && <p className="mr-auto text-small text-text-muted tabular-nums">{rangeText}</p>}
      {state.after && !isSecond && (
        <PageLink href={searchHref(context, { ...state, after: null })} label={page.t('search.first')} />
      )}
      {previous && (
        <PageLink href={searchHref(context, { ...state, ...previous })} label={page.t('search.previous')} />
      )}
      {next && (
        <div data-search="">
          <ButtonLink href={searchHref(context, { ...state, ...next })}>{page.t('search.next')}</ButtonLink>
        </div>
      )}
    </div>
  );
}

const PageLink = ({ href, label }: { href: string; label: string }) => (
  <div data-search="">
    <ButtonLink href={href} variant="secondary">
      {label}
    </ButtonLink>
  </div>
);
