import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { RegionListProps } from './region-list.schema';

type RegionEntryProps = { region: RegionListProps['regions'][number]; page: PageContext };

/** An entry in the directory of regions. */
export function RegionEntry({ region, page }: RegionEntryProps): ReactElement {
  return (
    <li className="region-entry">
      <a href={page.href(region.href)}>
        <span>{region.name}</span>
        {region.officeCount > 0 && (
          <span className="text-small tabular-nums">
            {page.t('office.officeCount', { count: region.officeCount })}
          </span>
        )}
      </a>
    </li>
  );
}
