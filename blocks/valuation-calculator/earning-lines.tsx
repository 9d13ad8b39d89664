import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading, type HeadingLevel } from '@/lib/ui/heading';
import { earningNames, mostItems } from '@/lib/valuation/figures';
import type { TradeMultiples } from '@/schemas/valuation';
import { Told } from './shown';
import { type ToldAnswer, tradePart } from './told-answer';
import { writeMultiple } from './write-multiple';

type EarningLinesProps = {
  id: string;
  page: PageContext;
  told: ToldAnswer;
  multiples: readonly TradeMultiples[];
  level: HeadingLevel;
};

const lists = ['oneOffs', 'personal'] as const;
const rows = lists.flatMap((list) => Array.from({ length: mostItems }, (_, row) => `${list} ${row}`));
const cell = 'border-b border-line py-2';

/** Every line of the seller's discretionary earnings, their sum, and what it is multiplied by. */
export function EarningLines({ id, page, told, multiples, level }: EarningLinesProps): ReactElement {
  const { t } = page;
  const line = (label: ReactElement | string, amount: ReactNode, look = '') => (
    <>
      <th scope="row" className={`${cell} pr-4 text-left font-normal wrap-anywhere ${look}`}>
        {label}
      </th>
      <td className={`${cell} text-right tabular-nums ${look}`}>{amount}</td>
    </>
  );
  return (
    <div>
      <Heading level={level} size="card" id={`${id}-working`}>
        {t('valuation.working')}
      </Heading>
      <table aria-labelledby={`${id}-working`} className="mt-3 w-full text-small">
        <tbody>
          {earningNames.map((name) => (
            <tr key={name}>{line(t(`valuation.${name}`), <Told name={name} told={told} />)}</tr>
          ))}
          {rows.map((row) => (
            <tr key={row} data-show={row} hidden={!told.shown.has(row)}>
              {line(<Told name={`${row} name`} told={told} />, <Told name={`${row} amount`} told={told} />)}
            </tr>
          ))}
          <tr>{line(t('valuation.sde'), <Told name="earnings" told={told} />, 'font-semibold')}</tr>
          {multiples.map(({ slug, low, mid, high }) => (
            <tr key={slug} data-show={tradePart(slug)} hidden={!told.shown.has(tradePart(slug))}>
              {line(
                t('valuation.times'),
                t('valuation.multiple', {
                  low: writeMultiple(page, low),
                  mid: writeMultiple(page, mid),
                  high: writeMultiple(page, high),
                }),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-label text-text-muted">{t('valuation.sdeMeaning')}</p>
    </div>
  );
}
