import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading, type HeadingLevel } from '@/lib/ui/heading';
import type { FormattedValuation } from './format-valuation';
import { ValuationPart, ValuationText } from './valuation-parts';

type TradeSourcesProps = { page: PageContext; answer: FormattedValuation; level: HeadingLevel };

/** The sources of the multiples of the selected trade, and the multiples of the network's own listings. */
export function TradeSources({ page, answer, level }: TradeSourcesProps): ReactElement {
  const { t } = page;
  const paragraph = (name: 'sold' | 'asked' | 'second', className?: string) => (
    <ValuationPart part={name} answer={answer} {...(className && { className })}>
      <ValuationText name={name} answer={answer} />
    </ValuationPart>
  );
  return (
    <>
      <div className="flex flex-col gap-2 text-small">
        <Heading level={level} size="card">
          {t('valuation.own')}
        </Heading>
        {paragraph('sold')}
        {paragraph('asked')}
        <ValuationPart part="no own" answer={answer} className="text-text-muted">
          {t('valuation.ownNone')}
        </ValuationPart>
      </div>
      <div className="flex flex-col gap-2 text-small">
        <Heading level={level} size="card">
          {t('valuation.sources')}
        </Heading>
        <p>
          <a href={answer.texts.sourceUrl} data-link="sourceUrl" data-text="source" className="inline-link">
            {answer.texts.source ?? ''}
          </a>
        </p>
        {paragraph('second', 'text-text-muted')}
      </div>
    </>
  );
}
