import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading, type HeadingLevel } from '@/lib/ui/heading';
import type { BarName } from '@/lib/valuation/valuation-result';
import { barPart, barShapes, type FormattedValuation } from './format-valuation';
import { ValuationText } from './valuation-parts';

type ValueChartProps = {
  id: string;
  page: PageContext;
  answer: FormattedValuation;
  level: HeadingLevel;
};

/**
 * The range by earnings, the value by sales and the assets on one scale from zero. The figures are next to
 * it as text.
 */
export function ValueChart({ id, page, answer, level }: ValueChartProps): ReactElement {
  const { t } = page;
  return (
    <div className="break-inside-avoid">
      <Heading level={level} size="card" id={`${id}-ways`}>
        {t('valuation.ways')}
      </Heading>
      <ul aria-labelledby={`${id}-ways`} className="mt-4 flex flex-col gap-5">
        <ValueBar name="byEarnings" label={t('valuation.byEarnings')} answer={answer}>
          <ValuationText name="low" answer={answer} /> – <ValuationText name="high" answer={answer} />
        </ValueBar>
        <ValueBar
          name="bySales"
          label={t('valuation.bySales')}
          answer={answer}
          note={<ValuationText name="salesTimes" answer={answer} />}
        >
          <ValuationText name="bySales" answer={answer} />
        </ValueBar>
        <ValueBar name="assets" label={t('valuation.assets')} answer={answer}>
          <ValuationText name="assets" answer={answer} />
        </ValueBar>
      </ul>
      <p className="mt-4 text-label text-text-muted">
        {t('valuation.waysNote')} {t('valuation.roundingNote')}
      </p>
    </div>
  );
}

type ValueBarProps = {
  name: BarName;
  label: string;
  note?: ReactNode;
  answer: FormattedValuation;
  children: ReactNode;
};

function ValueBar({ name, label, note, answer, children }: ValueBarProps): ReactElement {
  const { span, mark } = barShapes(answer.bars[name]);
  return (
    <li data-show={barPart(name)} hidden={!answer.visibleParts.has(barPart(name))}>
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
