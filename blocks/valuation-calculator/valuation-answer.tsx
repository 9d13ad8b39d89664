import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading } from '@/lib/ui/heading';
import { drivers } from '@/lib/valuation/drivers';
import { EarningLines } from './earning-lines';
import { Shown, Told } from './shown';
import { driverPart, type ToldAnswer } from './told-answer';
import { TradeSources } from './trade-sources';
import { ValueChart } from './value-chart';

type ValuationAnswerProps = {
  id: string;
  page: PageContext;
  told: ToldAnswer;
  /** Of its heading; those in it are one below. */
  level: 2 | 3;
};

/** All parts that an answer can have; what does not apply is hidden. */
export function ValuationAnswer(props: ValuationAnswerProps): ReactElement {
  const { id, page, told } = props;
  const level = props.level === 2 ? 3 : 4;
  const { t } = page;
  return (
    <>
      <Heading level={props.level} size="card" id={`${id}-result`}>
        {t('valuation.answer')}
      </Heading>
      <Shown when="unread" told={told} className="mt-4 border-l-2 border-accent pl-4">
        <p>{t('valuation.unreadable')}</p>
      </Shown>
      <Shown when="incomplete" told={told} className="mt-4 text-text-muted">
        <p>{t('valuation.waiting')}</p>
      </Shown>
      <Shown when="range" told={told} className="mt-4">
        <p className="font-display text-section lining-nums tabular-nums">
          <Told name="low" told={told} /> – <Told name="high" told={told} />
        </p>
        <p className="mt-2 text-text-muted">
          {t('valuation.middle')}: <Told name="mid" told={told} />
        </p>
      </Shown>
      <Shown when="worked" told={told} className="mt-4 flex flex-col gap-8">
        <Warnings page={page} told={told} />
        <ValueChart {...{ ...props, level }} />
        <EarningLines {...{ ...props, level }} />
        <Shown when="reading" told={told}>
          <Heading level={level} size="card">
            {t('valuation.reading')}
          </Heading>
          <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-small">
            {drivers.map((driver) => (
              <li key={driver} data-show={driverPart(driver)} hidden={!told.shown.has(driverPart(driver))}>
                {t(`valuation.${driver === 'property' ? 'propertyNote' : driver}`)}
              </li>
            ))}
          </ul>
        </Shown>
        <TradeSources {...{ page, told, level }} />
      </Shown>
    </>
  );
}

/** What the figures do not say by themselves. */
function Warnings({ page, told }: Pick<ValuationAnswerProps, 'page' | 'told'>): ReactElement {
  const warnings = {
    'no earnings': 'noEarnings',
    'no assets': 'noAssets',
    disagrees: 'disagrees',
    'below assets': 'belowAssets',
  } as const;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {(['no earnings', 'no assets', 'disagrees', 'below assets'] as const).map((part) => (
        <Shown key={part} when={part} told={told} className="border-l-2 border-accent pl-4">
          <p>{page.t(`valuation.${warnings[part]}`)}</p>
        </Shown>
      ))}
    </div>
  );
}
