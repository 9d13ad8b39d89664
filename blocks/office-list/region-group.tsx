import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { OfficeRegion } from './group-by-region';
import { OfficeEntry } from './office-entry';

type RegionGroupProps = {
  region: OfficeRegion;
  page: PageContext;
  level: 2 | 3;
};

/** The offices of a region below its name, in columns. */
export function RegionGroup({ region, page, level }: RegionGroupProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="mb-10 break-inside-avoid border-t border-line-strong pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="font-sans text-small font-semibold text-accent-strong">
          <a href={page.href(`/locations/${region.slug}`)} className="tap underline-offset-4 hover:underline">
            {region.name}
          </a>
        </Heading>
        <p className="text-label text-text-muted">
          {page.t('office.officeCount', { count: region.offices.length })}
        </p>
      </div>
      <ul className="mt-4 flex flex-col gap-8">
        {region.offices.map((office) => (
          <OfficeEntry key={office.slug} office={office} page={page} level={level === 2 ? 3 : 4} />
        ))}
      </ul>
    </section>
  );
}
