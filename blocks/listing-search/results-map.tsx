import type { ReactElement } from 'react';
import { AreaMap } from './area-map';
import { findAreas } from './search-areas';
import type { SearchContext } from './search-context';

/**
 * The number of results by region, or by district within a region. The list contains the same data and links
 * as the map.
 */
export function ResultsMap({ context }: { context: SearchContext }): ReactElement {
  const { page, id } = context;
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <AreaMap context={context} />
      <div>
        <p id={`${id}-places`} className="mb-4 text-small text-text-muted">
          {page.t('search.mapNote')}
        </p>
        <ul aria-labelledby={`${id}-places`}>
          {findAreas(context).map(({ value, label, href, count }) => (
            <li key={value} className="border-b border-line">
              <a
                href={href}
                data-search=""
                className="flex min-h-12 items-center justify-between gap-4 hover:text-link"
              >
                <span className="min-w-0 wrap-anywhere">{label}</span>
                <span className="text-text-muted tabular-nums">{page.format.number(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
