import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Terms } from '@/lib/ui/terms';
import type { ListingCard } from '@/schemas/listing';

type CardTermsProps = { listings: readonly ListingCard[]; page: PageContext };

/** Explains the trade terms that these cards use, once below them. */
export function CardTerms({ listings, page: { t } }: CardTermsProps): ReactElement {
  const earnings = { term: t('listing.sdeShort'), meaning: t('valuation.sdeMeaning'), once: 'sde' } as const;
  const pro = { term: t('listing.pro'), meaning: t('listing.proMeaning'), once: 'pro' } as const;
  return (
    <Terms
      terms={[
        ...(listings.some(({ discretionaryEarnings }) => discretionaryEarnings !== null) ? [earnings] : []),
        ...(listings.some(({ kind }) => kind === 'pro') ? [pro] : []),
      ]}
    />
  );
}
