import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading, type HeadingLevel } from '@/lib/ui/heading';
import { Shown, Told } from './shown';
import type { ToldAnswer } from './told-answer';

type TradeSourcesProps = { page: PageContext; told: ToldAnswer; level: HeadingLevel };

/** Where the chosen trade's multiples were read, and those of the network's own listings beside them. */
export function TradeSources({ page, told, level }: TradeSourcesProps): ReactElement {
  const { t } = page;
  const line = (name: 'sold' | 'asked' | 'second', look?: string) => (
    <Shown when={name} told={told} {...(look && { className: look })}>
      <Told name={name} told={told} />
    </Shown>
  );
  return (
    <>
      <div className="flex flex-col gap-2 text-small">
        <Heading level={level} size="card">
          {t('valuation.own')}
        </Heading>
        {line('sold')}
        {line('asked')}
        <Shown when="no own" told={told} className="text-text-muted">
          {t('valuation.ownNone')}
        </Shown>
      </div>
      <div className="flex flex-col gap-2 text-small">
        <Heading level={level} size="card">
          {t('valuation.sources')}
        </Heading>
        <p>
          <a href={told.texts.sourceUrl} data-link="sourceUrl" data-text="source" className="inline-link">
            {told.texts.source ?? ''}
          </a>
        </p>
        {line('second', 'text-text-muted')}
      </div>
    </>
  );
}
