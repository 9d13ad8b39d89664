import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { dotSeparator } from '@/lib/i18n/dot-separator';
import { OpeningNow } from '@/lib/visitor/opening-now';
import type { OfficeContactData } from '@/schemas/office';

type OpeningHoursProps = { office: OfficeContactData; page: PageContext; level: 2 | 3 };

/**
 * The opening hours of the week. Nothing when the office does not publish them and has no message about
 * them.
 */
export function OpeningHours({ office, page, level }: OpeningHoursProps): ReactElement | null {
  const days = office.showOpeningHours ? office.openingHours : [];
  if (days.length === 0 && !office.openingHoursMessage) return null;
  const Element = level === 2 ? 'h2' : 'h3';
  return (
    <div>
      <Element className="text-card">{page.t('office.openingHours')}</Element>
      <OpeningNow {...{ office, page }} className="mt-2 text-small" />
      {days.length > 0 && (
        <table className="mt-4 w-full border-t border-line-strong text-small tabular-nums">
          <caption className="sr-only">{page.t('office.openingHours')}</caption>
          <tbody>
            {days.map(({ day, opens, closes }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {page.t(`office.days.${day}`)}
                </th>
                <td className={opens && closes ? 'py-2 text-right' : 'py-2 text-right text-text-muted'}>
                  {opens && closes
                    ? `${page.format.time(opens)} – ${page.format.time(closes)}`
                    : page.t('office.closed')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {days.length > 0 && <DaysOff office={office} page={page} />}
      {office.openingHoursMessage && (
        <p className="mt-4 text-small text-text-muted">{office.openingHoursMessage}</p>
      )}
    </div>
  );
}

function DaysOff({ office: { daysOff }, page }: Pick<OpeningHoursProps, 'office' | 'page'>) {
  if (daysOff.length === 0) return null;
  return (
    <div className="mt-4 text-small text-text-muted">
      <p>{page.t('office.daysOff')}</p>
      <ul>
        {daysOff.map(({ day, name }) => (
          <li key={day}>{[page.format.date(day), name].filter(Boolean).join(dotSeparator)}</li>
        ))}
      </ul>
    </div>
  );
}
