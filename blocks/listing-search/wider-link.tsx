import type { ReactElement } from 'react';
import type { SearchContext } from './search-context';

type WiderLinkProps = { context: SearchContext; className: string };

/** From an office or an agent to all such businesses, where others have some as well; the page is another one. */
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
