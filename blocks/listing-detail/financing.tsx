import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { currencyOf } from '@/lib/i18n/currency';
import { Heading } from '@/lib/ui/heading';
import { Terms } from '@/lib/ui/terms';
import type { Listing } from '@/schemas/listing';
import type { LoanTerms } from '@/schemas/loan';
import { calculateFinancing, type FinancingExample } from './calculate-financing';
import { FinancingControls } from './financing-controls';
import { LiveListingDetail } from './listing-detail.client';

type FinancingProps = { listing: Listing; loan: LoanTerms | null; page: PageContext };

/**
 * An example calculation on the seller's terms, or else those of a loan: what remains of the earnings after the
 * payments. Visitors can change it. Nothing when the figures are insufficient.
 */
export function Financing({ listing, loan, page }: FinancingProps): ReactElement | null {
  const example = calculateFinancing(listing, loan);
  if (!example) return null;
  const { t, locale } = page;
  const data = {
    ...{
      locale,
      currency: currencyOf().code,
      price: `${example.price}`,
      earnings: `${example.monthlyEarnings}`,
    },
    ...{ remaining: t('price.remaining'), missing: t('price.missing') },
  };
  const isLoanUsed = !example.isSellers || listing.sellerTerms?.rate === null;
  return (
    <div>
      <div className="mb-4">
        <Heading level={2} size="section">
          {t('price.financing')}
        </Heading>
      </div>
      <LiveListingDetail data={data}>
        <p className="mb-6 max-w-measure text-text-muted">
          {example.isSellers ? sellerSentence(listing, page) : t('price.example')}{' '}
          <span data-terms="">
            {example.isSellers ? t('price.sellerExample') : loan && loanSentence(loan, page)}
          </span>
        </p>
        <FinancingControls example={example} page={page} />
        <ExampleRows example={example} page={page} />
      </LiveListingDetail>
      <Terms terms={explanations(example, page)} />
      {loan && isLoanUsed && <p className="mt-4 text-label text-text-muted">{loan.source}</p>}
    </div>
  );
}

/** The seller's terms as a sentence. */
function sellerSentence({ sellerTerms }: Listing, page: PageContext): string {
  const { months = 0, rate = null } = sellerTerms ?? {};
  const interest = rate === null ? 'open' : rate === 0 ? 'none' : 'set';
  return page.t('price.sellerTerms', { months, interest, rate: formatRate(rate ?? 0, page) });
}

const loanSentence = ({ years, rate }: LoanTerms, page: PageContext): string =>
  page.t('price.monthlyPaymentTerms', { years, rate: formatRate(rate, page) });

function ExampleRows({ example, page }: { example: FinancingExample; page: PageContext }): ReactElement {
  const { t } = page;
  const rows = [
    ['down', t('listing.downPayment'), example.downPayment],
    ['loan', t('price.rest'), example.loanAmount],
    ['payment', t('price.monthlyPayment'), example.monthlyPayment],
    ['earnings', t('price.monthlyEarnings'), example.monthlyEarnings],
    ['rest', t(example.remainder < 0 ? 'price.missing' : 'price.remaining'), Math.abs(example.remainder)],
  ] as const;
  return (
    <dl className="border-t border-line-strong" aria-live="polite">
      {rows.map(([name, label, pesewas]) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3"
        >
          <dt data-figure={`${name}-label`} className="text-small text-text-muted">
            {label}
          </dt>
          <dd data-figure={name} className="ml-auto text-right font-semibold tabular-nums">
            {page.format.money(pesewas)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The meanings of the rows; the shortfall only where the first example has one. */
function explanations({ remainder }: FinancingExample, { t }: PageContext) {
  const shortfall = { term: t('price.missing'), meaning: t('price.missingMeaning') };
  return [
    { term: t('listing.downPayment'), meaning: t('price.downPaymentMeaning') },
    { term: t('price.remaining'), meaning: t('price.remainingMeaning') },
    ...(remainder < 0 ? [shortfall] : []),
  ];
}

const formatRate = (rate: number, { locale }: PageContext): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 100);
