import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading, type HeadingLevel } from '@/lib/ui/heading';
import { TextLink } from '@/lib/ui/text-link';
import type { OwnMultiples, TradeMultiples } from '@/schemas/valuation';
import { Shown } from './shown';
import { type ToldAnswer, tradePart } from './told-answer';
import { writeMultiple } from './write-multiple';

type TradeSourcesProps = {
  page: PageContext;
  told: ToldAnswer;
  multiples: readonly TradeMultiples[];
  level: HeadingLevel;
};

/** Where a trade's multiples were read, and those of the network's own listings beside them. */
export function TradeSources({ page, told, multiples, level }: TradeSourcesProps): ReactElement {
  return (
    <>
      {multiples.map((trade) => (
        <Shown key={trade.slug} when={tradePart(trade.slug)} told={told}>
          <TradeSource {...{ page, trade, level }} />
        </Shown>
      ))}
    </>
  );
}

type TradeSourceProps = { page: PageContext; trade: TradeMultiples; level: HeadingLevel };

function TradeSource({ page, trade, level }: TradeSourceProps): ReactElement {
  const { t } = page;
  const { source, sourceUrl, years, salesCount, secondSource, sold, asked } = trade;
  const count =
    salesCount === null ? [] : [t('valuation.salesCount', { count: page.format.number(salesCount) })];
  const own = (which: 'ownSold' | 'ownAsked', multiples: OwnMultiples | null) =>
    multiples && (
      <p>
        {t(`valuation.${which}`, {
          count: page.format.number(multiples.count),
          low: writeMultiple(page, multiples.low),
          mid: writeMultiple(page, multiples.mid),
          high: writeMultiple(page, multiples.high),
        })}
      </p>
    );
  return (
    <div className="flex flex-col gap-2 text-small">
      <Heading level={level} size="card">
        {t('valuation.own')}
      </Heading>
      {own('ownSold', sold)}
      {own('ownAsked', asked)}
      {!sold && !asked && <p className="text-text-muted">{t('valuation.ownNone')}</p>}
      <div className="mt-4">
        <Heading level={level} size="card">
          {t('valuation.sources')}
        </Heading>
      </div>
      <p>
        <TextLink href={sourceUrl}>{[source, years, ...count].join(', ')}</TextLink>
      </p>
      {secondSource && <p className="text-text-muted">{t('valuation.second', { range: secondSource })}</p>}
    </div>
  );
}
