import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading, type HeadingLevel } from '@/lib/ui/heading';
import type { BarName } from '@/lib/valuation/answer';
import { Told } from './shown';
import { barPart, barShapes, type ToldAnswer } from './told-answer';

type ValueChartProps = {
  id: string;
  page: PageContext;
  told: ToldAnswer;
  level: HeadingLevel;
};

/** The range by earnings, the figure by sales and what the business owns, on one scale from zero. Its figures stand beside it. */
export function ValueChart({ id, page, told, level }: ValueChartProps): ReactElement {
  const { t } = page;
  return (
    <div className="break-inside-avoid">
      <Heading level={level} size="card" id={`${id}-ways`}>
        {t('valuation.ways')}
      </Heading>
      <ul aria-labelledby={`${id}-ways`} className="mt-4 flex flex-col gap-5">
        <ValueBar name="byEarnings" label={t('valuation.byEarnings')} told={told}>
          <Told name="low" told={told} /> – <Told name="high" told={told} />
        </ValueBar>
        <ValueBar
          name="bySales"
          label={t('valuation.bySales')}
          told={told}
          note={<Told name="salesTimes" told={told} />}
        >
          <Told name="bySales" told={told} />
        </ValueBar>
        <ValueBar name="assets" label={t('valuation.assets')} told={told}>
          <Told name="assets" told={told} />
        </ValueBar>
      </ul>
      <p className="mt-4 text-label text-text-muted">{t('valuation.waysNote')}</p>
    </div>
  );
}

type ValueBarProps = {
  name: BarName;
  label: string;
  note?: ReactNode;
  told: ToldAnswer;
  children: ReactNode;
};

function ValueBar({ name, label, note, told, children }: ValueBarProps): ReactElement {
  const { span, mark } = barShapes(told.bars[name]);
  return (
    <li data-show={barPart(name)} hidden={!told.shown.has(barPart(name))}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-small text-text-muted">{label}</span>
        <span className="font-semibold tabular-nums">{children}</span>
      </p>
      <svg aria-hidden="true" width="100%" height="14" className="mt-2 block">
        <rect width="100%" height="14" className="fill-track" />
        <rect {...span} height="14" data-bar={`${name} span`} className="fill-link" />
        <rect {...mark} height="14" data-bar={`${name} mark`} className="fill-track" />
      </svg>
      {note && <p className="mt-1 text-label text-text-muted">{note}</p>}
    </li>
  );
}
