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
        className="group flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 py-2"
      >
        <span
          className={`min-w-0 wrap-anywhere font-display text-card decoration-accent decoration-2 underline-offset-4 group-hover:underline ${region.officeCount > 0 ? '' : 'text-text-muted'}`}
        >
          {region.name}
        </span>
        <span className="shrink-0 text-small text-text-muted tabular-nums">
          {region.officeCount > 0 && page.t('office.officeCount', { count: region.officeCount })}
        </span>
      </a>
    </li>
  );
}
