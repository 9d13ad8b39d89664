import type { ReactElement } from 'react';
import type { SearchContext } from './search-context';

type WiderLinkProps = { context: SearchContext; className: string };

/**
 * A link from the search of an office or agent to the search of the network, when the network has more
 * results; it opens another page.
 */
export function WiderLink({ context: { found, page }, className }: WiderLinkProps): ReactElement | null {
  if (!found.wider) return null;
  const { href, count, isCapped } = found.wider;
  const hasMore = count > found.total || (isCapped && !found.isCapped);
  if (!hasMore) return null;
  return (
    <a href={page.href(href)} className={className}>
      {isCapped
        ? page.t('search.widerMore', { count: page.format.number(count) })
        : page.t('search.wider', { count })}
    </a>
  );
}
