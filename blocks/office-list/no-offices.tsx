import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { EmptyState } from '@/lib/ui/empty-state';
import type { HeadingLevel } from '@/lib/ui/heading';
import type { NearestOffice } from '@/schemas/office';
import { OfficeEntry } from './office-entry';

type NoOfficesProps = { nearest: NearestOffice | null; page: PageContext; level: HeadingLevel };

/** Where a list of offices is empty: the one that looks after the region from elsewhere, if there is one. */
export function NoOffices({ nearest, page, level }: NoOfficesProps): ReactElement {
  if (!nearest) return <EmptyState text={page.t('office.noOffices')} />;
  const distance = page.format.distance(nearest.metres);
  return (
    <EmptyState
      text={page.t('office.nearest', { distance })}
      action={
        <ul>
          <OfficeEntry office={nearest} page={page} level={level} />
        </ul>
      }
    />
  );
}
