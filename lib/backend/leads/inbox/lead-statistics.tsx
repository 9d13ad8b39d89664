import type { AdminViewServerProps } from 'payload';
import type { ReactElement } from 'react';
import { staffMember } from '../../access/staff-member';
import { type LeadCounts, findLeadCounts } from './find-figures';

type LeadStatisticsProps = Pick<AdminViewServerProps, 'payload'> & { user?: AdminViewServerProps['user'] };

/** Offices that are visible without expanding the section: as many as fit on a screen. */
const MAX_VISIBLE_OFFICES = 10;

/**
 * Dashboard section: leads of each office in the last 30 days, their sources and pages, and how many were
 * answered within a day.
 */
export async function LeadStatistics({ payload, user }: LeadStatisticsProps): Promise<ReactElement | null> {
  if (!user || !staffMember(user)) return null;
  const offices = await findLeadCounts(payload, user);
  if (offices.length === 0) return null;
  const rest = offices.slice(MAX_VISIBLE_OFFICES);
  return (
    <section className="to-do" aria-labelledby="lead-figures">
      <h2 id="lead-figures">Leads of the last 30 days</h2>
      <OfficeList offices={offices.slice(0, MAX_VISIBLE_OFFICES)} />
      {rest.length > 0 && (
        <details className="to-do">
          <summary>
            {rest.length} more {rest.length === 1 ? 'office' : 'offices'}
          </summary>
          <OfficeList offices={rest} />
        </details>
      )}
    </section>
  );
}

function OfficeList({ offices }: { offices: readonly LeadCounts[] }): ReactElement {
  return (
    <ul>
      {offices.map((figures) => (
        <OfficeStatistics key={figures.office_id ?? ''} {...figures} />
      ))}
    </ul>
  );
}

function OfficeStatistics({ office, leads, due, within_a_day, sources, pages }: LeadCounts): ReactElement {
  return (
    <li>
      <h3>{office ?? 'The network itself'}</h3>
      <p>
        {leads} {leads === 1 ? 'lead' : 'leads'}
        {due > 0 && `, ${within_a_day} of the ${due} due answered within a day`}
      </p>
      <p>From {formatCounts(sources, 'not known')}</p>
      <p>Sent on {formatCounts(pages, 'no page')}</p>
    </li>
  );
}

const formatCounts = (counts: LeadCounts['sources'], emptyLabel: string): string =>
  counts.map(({ name, count }) => `${name ?? emptyLabel} (${count})`).join(', ');
