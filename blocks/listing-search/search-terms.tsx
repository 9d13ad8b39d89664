import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Terms } from '@/lib/ui/terms';

/** Explanations of the technical terms in filters, orders and cards. */
export function SearchTerms({ page: { t } }: { page: PageContext }): ReactElement {
  return (
    <Terms
      terms={[
        { term: t('listing.sdeShort'), meaning: t('valuation.sdeMeaning'), once: 'sde' } as const,
        { term: t('listing.pro'), meaning: t('listing.proMeaning'), once: 'pro' } as const,
        {
          term: t('listing.lenderPrequalified'),
          meaning: t('listing.lenderMeaning'),
          once: 'lender',
        } as const,
      ]}
    />
  );
}
