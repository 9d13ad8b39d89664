import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Terms } from '@/lib/ui/terms';
import type { Listing } from '@/schemas/listing';

/** Explanations of the technical terms that this listing uses. */
export function ListingTerms({ listing, page }: { listing: Listing; page: PageContext }): ReactElement {
  const { t } = page;
  const earnings = {
    term: t('listing.discretionaryEarnings'),
    meaning: t('valuation.sdeMeaning'),
    once: 'sde',
  } as const;
  const pro = { term: t('listing.pro'), meaning: t('listing.proMeaning'), once: 'pro' } as const;
  const lender = {
    term: t('listing.lenderPrequalified'),
    meaning: t('listing.lenderMeaning'),
    once: 'lender',
  } as const;
  return (
    <Terms
      terms={[
        ...(listing.discretionaryEarnings === null ? [] : [earnings]),
        ...(listing.kind === 'pro' ? [pro] : []),
        ...(listing.lenderPrequalified ? [lender] : []),
      ]}
    />
  );
}
