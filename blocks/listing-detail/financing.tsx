import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading } from '@/lib/ui/heading';
import { Terms } from '@/lib/ui/terms';
import type { Listing } from '@/schemas/listing';
import type { LoanTerms } from '@/schemas/loan';
import { calculateFinancing } from './calculate-financing';

type FinancingProps = {
  listing: Listing;
  loan: LoanTerms | null;
  page: PageContext;
};

/**
 * An example calculation: what remains of the earnings after the loan payments. Nothing when the figures are
 * insufficient.
 */
export function Financing({ listing, loan, page }: FinancingProps): ReactElement | null {
  const sketch = loan && calculateFinancing(listing, loan);
  if (!sketch) return null;
  const { t } = page;
  const short = sketch.remainder < 0;
  const rate = new Intl.NumberFormat(page.locale, { style: 'percent', maximumFractionDigits: 2 });
  const remainderLabel = t(short ? 'price.missing' : 'price.remaining');
  const rows = [
    [t('listing.downPayment'), sketch.downPayment],
    [t('price.rest'), sketch.loanAmount],
    [t('price.monthlyPayment'), sketch.monthlyPayment],
    [t('price.monthlyEarnings'), sketch.monthlyEarnings],
    [remainderLabel, Math.abs(sketch.remainder)],
  ] as const;
  return (
    <div>
      <div className="mb-4">
        <Heading level={2} size="section">
          {t('price.financing')}
        </Heading>
      </div>
      <p className="mb-6 max-w-measure text-text-muted">{t('price.example')}</p>
      <dl className="border-t border-line-strong">
        {rows.map(([label, pesewas]) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3"
          >
            <dt className="text-small text-text-muted">{label}</dt>
            <dd className="ml-auto text-right font-semibold tabular-nums">{page.format.money(pesewas)}</dd>
          </div>
        ))}
      </dl>
      <Terms
        terms={[
          { term: t('listing.downPayment'), meaning: t('price.downPaymentMeaning') },
          {
            term: t('price.monthlyPayment'),
            meaning: t('price.monthlyPaymentTerms', {
              years: loan.years,
              rate: rate.format(loan.rate / 100),
            }),
          },
          { term: remainderLabel, meaning: t(short ? 'price.missingMeaning' : 'price.remainingMeaning') },
        ]}
      />
      <p className="mt-4 text-label text-text-muted">{loan.source}</p>
    </div>
  );
}
