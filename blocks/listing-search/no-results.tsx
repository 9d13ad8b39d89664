import type { ReactElement } from 'react';
import { EmptyState } from '@/lib/ui/empty-state';
import { filterKey, withoutFilter } from '@/schemas/search/filters';
import { chosenFilters, nameFilter } from './name-filter';
import { type SearchContext, searchHref } from './search-context';

/** What to do where nothing was found: which filter stands in the way, and what there would be without it. */
export function NoResults({ context, text }: { context: SearchContext; text: string }): ReactElement {
  const { found, page } = context;
  const filters = new Map(chosenFilters(found).map((filter) => [filterKey(filter), filter]));
  const ways = found.remedies
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .flatMap(({ without, count, isCapped }) => {
      const filter = filters.get(without);
      if (!filter) return [];
      const name = nameFilter(context, filter);
      const label = isCapped
        ? page.t('search.withoutMore', { filter: name, count: page.format.number(count) })
        : page.t('search.without', { filter: name, count });
      return [{ without, label, href: searchHref(context, withoutFilter(found.state, filter)) }];
    });
  if (filters.size === 0) return <EmptyState text={text || page.t('search.noneBare')} />;
  return (
    <EmptyState
      text={page.t('search.noneHeading')}
      action={
        ways.length > 0 && (
          <div>
            <p className="text-small">{page.t('search.noneText')}</p>
            <ul>
              {ways.map(({ without, label, href }) => (
                <li key={without}>
                  <a data-search="" href={href} className="inline-link inline-flex min-h-11 items-center">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )
      }
    />
  );
}
