import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading } from '@/lib/ui/heading';
import { Icon } from '@/lib/ui/icon';
import type { Listing } from '@/schemas/listing';

const flags = [
  'franchiseeOperation',
  'relocatable',
  'realEstateAvailable',
  'realEstateIncluded',
  'lenderPrequalified',
] as const;

/** Attributes of the business in addition to its figures. Nothing when no flag is set. */
export function ListingFlags({
  listing,
  page,
}: {
  listing: Listing;
  page: PageContext;
}): ReactElement | null {
  const set = flags.filter((flag) => listing[flag]);
  if (set.length === 0) return null;
  return (
    <div>
      <div className="mb-4">
        <Heading level={2} size="card">
          {page.t('listing.whatComesWithIt')}
        </Heading>
      </div>
      <ul className="flex flex-wrap gap-x-8 gap-y-3">
        {set.map((flag) => (
          <li key={flag} className="inline-flex items-center gap-2">
            <Icon name="check" className="size-5 text-positive" />
            {page.t(`listing.${flag}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
