import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { EmptyState } from '@/lib/ui/empty-state';
import type { HeadingLevel } from '@/lib/ui/heading';
import type { NearestOffice } from '@/schemas/office';
import { OfficeEntry } from './office-entry';

type NoOfficesProps = { nearest: readonly NearestOffice[]; page: PageContext; level: HeadingLevel };

/** The content of an empty office list: the nearest offices in other regions, if any. */
export function NoOffices({ nearest, page, level }: NoOfficesProps): ReactElement {
  const [first] = nearest;
  if (!first) return <EmptyState text={page.t('office.noOffices')} />;
  const distance = page.format.distance(first.metres);
  return (
    <EmptyState
      text={page.t('office.nearest', { distance })}
      action={
        <ul className="flex flex-wrap gap-x-12 gap-y-8">
          {nearest.map((office) => (
            <OfficeEntry
              key={office.slug}
              office={office}
              distance={page.format.distance(office.metres)}
              page={page}
              level={level}
            />
          ))}
        </ul>
      }
    />
  );
}
