import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading, type HeadingLevel } from '@/lib/ui/heading';
import { earningNames, mostItems } from '@/lib/valuation/figures';
import { Told } from './shown';
import { type ToldAnswer, unreadPart } from './told-answer';

type EarningLinesProps = {
  id: string;
  page: PageContext;
  told: ToldAnswer;
  level: HeadingLevel;
};

const lists = ['oneOffs', 'personal'] as const;
const rows = lists.flatMap((list) => Array.from({ length: mostItems }, (_, row) => `${list} ${row}`));

/** Every line of the seller's discretionary earnings, their sum, and what it is multiplied by. */
export function EarningLines({ id, page, told, level }: EarningLinesProps): ReactElement {
  const { t } = page;
  const line = (label: ReactElement | string, amount: ReactNode, look?: string) => (
    <>
      <th scope="row" className={look}>
        {label}
      </th>
      <td className={look}>{amount}</td>
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
              {line(
                t(`valuation.${name}`),
                <>
                  <Told name={name} told={told} />
                  <span data-show={unreadPart(name)} hidden={!told.shown.has(unreadPart(name))}>
                    {t('valuation.notCounted')}
                  </span>
                </>,
              )}
            </tr>
          ))}
          {rows.map((row) => (
            <tr key={row} data-show={row} hidden={!told.shown.has(row)}>
              {line(<Told name={`${row} name`} told={told} />, <Told name={`${row} amount`} told={told} />)}
            </tr>
          ))}
          <tr>{line(t('valuation.sde'), <Told name="earnings" told={told} />, 'font-semibold')}</tr>
          <tr data-show="range" hidden={!told.shown.has('range')}>
            {line(t('valuation.times'), <Told name="times" told={told} />)}
          </tr>
        </tbody>
      </table>
      <p className="mt-3 text-label text-text-muted">{t('valuation.sdeMeaning')}</p>
    </div>
  );
}
