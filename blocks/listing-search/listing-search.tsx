import type { Rendered, ViewInput } from '@/lib/engine/block';
import { EmptyState } from '@/lib/ui/empty-state';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { LiveSearch } from './listing-search.client';
import type { ListingSearchProps } from './listing-search.schema';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';

export function ListingSearch({ props, page, id }: ViewInput<ListingSearchProps>): Rendered {
  const { eyebrow, heading, text, found, listings, emptyText, surface } = props;
  const headingId = `${id}-heading`;
  return (
    <Section surface={surface} {...(heading && { labelledBy: headingId })}>
      <SectionIntro {...{ eyebrow, heading, text }} id={headingId} />
      {found ? (
        <LiveSearch id={id}>
          <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-4">
            <SearchForm context={{ found, page, id }} />
            <SearchResults
              context={{ found, page, id }}
              level={heading ? 3 : 2}
              {...{ listings, emptyText }}
            />
          </div>
          <p role="status" data-status="" className="sr-only" />
        </LiveSearch>
      ) : (
        <EmptyState text={emptyText || page.t('search.noneBare')} />
      )}
    </Section>
  );
}
