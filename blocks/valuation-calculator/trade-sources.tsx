import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading, type HeadingLevel } from '@/lib/ui/heading';
import { AnswerPart, AnswerText } from './answer-parts';
import type { FormattedAnswer } from './format-answer';

type TradeSourcesProps = { page: PageContext; answer: FormattedAnswer; level: HeadingLevel };

/** The sources of the multiples of the selected trade, and the multiples of the network's own listings. */
export function TradeSources({ page, answer, level }: TradeSourcesProps): ReactElement {
  const { t } = page;
  const paragraph = (name: 'sold' | 'asked' | 'second', className?: string) => (
    <AnswerPart part={name} answer={answer} {...(className && { className: className })}>
      <AnswerText name={name} answer={answer} />
    </AnswerPart>
  );
  return (
    <>
      <div className="flex flex-col gap-2 text-small">
        <Heading level={level} size="card">
          {t('valuation.own')}
        </Heading>
        {paragraph('sold')}
        {paragraph('asked')}
        <AnswerPart part="no own" answer={answer} className="text-text-muted">
          {t('valuation.ownNone')}
        </AnswerPart>
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
