import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { RegionListProps } from './region-list.schema';

type RegionEntryProps = { region: RegionListProps['regions'][number]; page: PageContext };

/** An entry in the directory of regions. */
export function RegionEntry({ region, page }: RegionEntryProps): ReactElement {
  return (
    <li className="break-inside-avoid border-b border-line">
      <a
        href={page.href(region.href)}
        className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 text-text-muted hover:text-link"
      >
        <span className="font-display text-card text-text wrap-anywhere">{region.name}</span>
        {region.officeCount > 0 && (
          <span className="text-small tabular-nums">
            {page.t('office.officeCount', { count: region.officeCount })}
          </span>
        )}
      </a>
    </li>
  );
}
