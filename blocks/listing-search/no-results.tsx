import type { ReactElement } from 'react';
import { EmptyState } from '@/lib/ui/empty-state';
import { easeSearch, type Filter, filterKey } from '@/schemas/search/filters';
import { chosenFilters, nameFilter } from './name-filter';
import { type SearchContext, searchHref } from './search-context';
import { WiderLink } from './wider-link';

const labels = {
  without: { some: 'search.without', more: 'search.withoutMore' },
  only: { some: 'search.only', more: 'search.onlyMore' },
  all: { some: 'search.all', more: 'search.allMore' },
} as const;

type Way = { key: string; label: string; href: string };

/** What to do where nothing was found: what there is elsewhere, which filter stands in the way, and what there would be without it. */
export function NoResults({ context, text }: { context: SearchContext; text: string }): ReactElement {
  const { found, page } = context;
  const ways = findWays(context);
  const filters = chosenFilters(found);
  const isAlone = found.remedies.some(({ way, count }) => way === 'only' && count > 0);
  return (
    <EmptyState
      text={tellNone(context, filters) ?? (text || page.t('search.noneBare'))}
      action={
        <>
          <WiderLink context={context} className="button button-primary" />
          {ways.length > 0 && (
            <div>
              {filters.length > 1 && (
                <p className="text-small">{page.t(isAlone ? 'search.noneAlone' : 'search.noneText')}</p>
              )}
              <ul>
                {ways.map(({ key, label, href }) => (
                  <li key={key}>
                    <a data-search="" href={href} className="inline-link inline-flex min-h-11 items-center">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      }
    />
  );
}

/** Null where nothing was searched for. */
function tellNone(context: SearchContext, filters: readonly Filter[]): string | null {
  const { t } = context.page;
  const [only, another] = filters;
  if (!only) return null;
  if (another) return t('search.noneHeading');
  return only.of === 'words'
    ? t('search.noneWords', { words: nameFilter(context, only) })
    : t('search.noneSuch', { filter: nameFilter(context, only) });
}

/** Ways to find something, the one that finds most first. */
function findWays(context: SearchContext): Way[] {
  const { found, page } = context;
  const filters = new Map(chosenFilters(found).map((filter) => [filterKey(filter), filter]));
  return found.remedies
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .flatMap(({ way, filter: key, count, isCapped }) => {
      const filter = filters.get(key);
      if (!filter) return [];
      const words = { filter: nameFilter(context, filter) };
      const label = labels[filters.size > 1 ? way : 'all'];
      const told = isCapped
        ? page.t(label.more, { ...words, count: page.format.number(count) })
        : page.t(label.some, { ...words, count });
      return [{ key, label: told, href: searchHref(context, easeSearch(found.state, { way, filter })) }];
    });
}
