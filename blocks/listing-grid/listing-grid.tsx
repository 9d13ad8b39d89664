import type { Rendered, ViewInput } from '@/lib/engine/block';
import { CardTerms } from '@/lib/listing-card/card-terms';
import { ListingEntry } from '@/lib/listing-card/listing-entry';
import { ButtonLink } from '@/lib/ui/button-link';
import { classNames } from '@/lib/ui/class-names';
import { EmptyState } from '@/lib/ui/empty-state';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import type { ListingGridProps } from './listing-grid.schema';

const columnClasses = {
  2: 'sm:grid-cols-2 sm:last-of-2',
  3: 'sm:grid-cols-2 sm:max-lg:last-of-2 lg:grid-cols-3 lg:last-of-3',
  4: 'sm:grid-cols-2 sm:max-xl:last-of-2 xl:grid-cols-4 xl:last-of-4',
} as const;

export function ListingGrid({ props, page, id }: ViewInput<ListingGridProps>): Rendered {
  const { eyebrow, heading, text, listings, columns, surface } = props;
  const action = page.link(props.action);
  const headingId = `${id}-heading`;
  return (
    <Section surface={surface} {...(heading && { labelledBy: headingId })}>
      <SectionIntro
        {...{ eyebrow, heading, text }}
        id={headingId}
        action={
          action && (
            <ButtonLink href={action.href} variant="secondary">
              {action.label}
            </ButtonLink>
          )
        }
      />
      {listings.length === 0 ? (
        <EmptyState text={props.emptyText || page.t('listing.none')} />
      ) : (
        <>
          <ul
            className={classNames(
              'gap-6 lg:gap-8',
              action ? 'card-row sm:grid' : 'grid',
              columnClasses[columns],
            )}
          >
            {listings.map((listing) => (
              <li key={listing.slug}>
                <ListingEntry listing={listing} page={page} level={heading ? 3 : 2} />
              </li>
            ))}
          </ul>
          <CardTerms listings={listings} page={page} />
        </>
      )}
    </Section>
  );
}
