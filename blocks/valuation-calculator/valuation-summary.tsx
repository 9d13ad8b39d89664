import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading } from '@/lib/ui/heading';
import { valuationDrivers } from '@/lib/valuation/drivers';
import { EarningsTable } from './earnings-table';
import { driverPart, type FormattedValuation } from './format-valuation';
import { TradeSources } from './trade-sources';
import { ValuationPart, ValuationText } from './valuation-parts';
import { ValueChart } from './value-chart';

type ValuationSummaryProps = {
  id: string;
  page: PageContext;
  answer: FormattedValuation;
  /** The level of its heading; the headings in it are one level below. */
  level: 2 | 3;
};

/** All possible parts of an answer; those that do not apply are hidden. */
export function ValuationSummary(props: ValuationSummaryProps): ReactElement {
  const { id, page, answer } = props;
  const level = props.level === 2 ? 3 : 4;
  const { t } = page;
  return (
    <>
      <Heading level={props.level} size="card" id={`${id}-result`}>
        {t('valuation.answer')}
      </Heading>
      <ValuationPart part="unread" answer={answer} className="mt-4 border-l-2 border-accent pl-4">
        <p>{t('valuation.unreadable')}</p>
      </ValuationPart>
      <ValuationPart part="incomplete" answer={answer} className="mt-4 text-text-muted">
        <p>{t('valuation.waiting')}</p>
      </ValuationPart>
      <ValuationPart part="range" answer={answer} className="mt-4">
        <p className="font-display text-section lining-nums tabular-nums">
          <ValuationText name="low" answer={answer} /> – <ValuationText name="high" answer={answer} />
        </p>
        <p className="mt-2 text-text-muted">
          {t('valuation.middle')}: <ValuationText name="mid" answer={answer} />
        </p>
      </ValuationPart>
      <ValuationPart part="worked" answer={answer} className="mt-4 flex flex-col gap-8">
        <Warnings page={page} answer={answer} />
        <ValueChart {...{ ...props, level }} />
        <EarningsTable {...{ ...props, level }} />
        <ValuationPart part="reading" answer={answer}>
          <Heading level={level} size="card">
            {t('valuation.reading')}
          </Heading>
          <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-small">
            {valuationDrivers.map((driver) => (
              <li
                key={driver}
                data-show={driverPart(driver)}
                hidden={!answer.visibleParts.has(driverPart(driver))}
              >
                {t(`valuation.${driver === 'property' ? 'propertyNote' : driver}`)}
              </li>
            ))}
          </ul>
        </ValuationPart>
        <TradeSources {...{ page, answer, level }} />
      </ValuationPart>
    </>
  );
}

/** Warnings about figures that are inconsistent or incomplete. */
function Warnings({ page, answer }: Pick<ValuationSummaryProps, 'page' | 'answer'>): ReactElement {
  const warnings = {
    'no earnings': 'noEarnings',
    'no assets': 'noAssets',
    disagrees: 'disagrees',
    'below assets': 'belowAssets',
  } as const;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {(['no earnings', 'no assets', 'disagrees', 'below assets'] as const).map((part) => (
        <ValuationPart key={part} part={part} answer={answer} className="border-l-2 border-accent pl-4">
          <p>{page.t(`valuation.${warnings[part]}`)}</p>
        </ValuationPart>
      ))}
    </div>
  );
}
