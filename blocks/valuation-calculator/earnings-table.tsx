import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading, type HeadingLevel } from '@/lib/ui/heading';
import { earningNames, MAX_ITEMS } from '@/lib/valuation/figures';
import { type FormattedValuation, unreadPart } from './format-valuation';
import { ValuationText } from './valuation-parts';

type EarningsTableProps = {
  id: string;
  page: PageContext;
  answer: FormattedValuation;
  level: HeadingLevel;
};

const lists = ['oneOffs', 'personal'] as const;
const rows = lists.flatMap((list) => Array.from({ length: MAX_ITEMS }, (_, row) => `${list} ${row}`));

/** The table of the seller's discretionary earnings: every item, the sum, and its multiple. */
export function EarningsTable({ id, page, answer, level }: EarningsTableProps): ReactElement {
  const { t } = page;
  const cells = (label: ReactElement | string, amount: ReactNode, className?: string) => (
    <>
      <th scope="row" className={className}>
        {label}
      </th>
      <td className={className}>{amount}</td>
    </>
  );
  return (
    <div>
      <Heading level={level} size="card" id={`${id}-working`}>
        {t('valuation.working')}
      </Heading>
      <table aria-labelledby={`${id}-working`} className="sum-lines mt-3">
        <tbody>
          {earningNames.map((name) => (
            <tr key={name}>
              {cells(
                t(`valuation.${name}`),
                <>
                  <ValuationText name={name} answer={answer} />
                  <span data-show={unreadPart(name)} hidden={!answer.visibleParts.has(unreadPart(name))}>
                    {t('valuation.notCounted')}
                  </span>
                </>,
              )}
            </tr>
          ))}
          {rows.map((row) => (
            <tr key={row} data-show={row} hidden={!answer.visibleParts.has(row)}>
              {cells(
                <ValuationText name={`${row} name`} answer={answer} />,
                <ValuationText name={`${row} amount`} answer={answer} />,
              )}
            </tr>
          ))}
          <tr>
            {cells(t('valuation.sde'), <ValuationText name="earnings" answer={answer} />, 'font-semibold')}
          </tr>
          <tr data-show="range" hidden={!answer.visibleParts.has('range')}>
            {cells(t('valuation.times'), <ValuationText name="times" answer={answer} />)}
          </tr>
        </tbody>
      </table>
      <p className="mt-3 text-label text-text-muted">{t('valuation.sdeMeaning')}</p>
    </div>
  );
}
