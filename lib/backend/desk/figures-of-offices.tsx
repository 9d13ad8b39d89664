import type { AdminViewServerProps } from 'payload';
import type { ReactElement } from 'react';
import { staffMember } from '../access/staff-member';
import { type Figures, findFigures } from './find-figures';

type Screen = Pick<AdminViewServerProps, 'payload'> & { user?: AdminViewServerProps['user'] };

/** How many offices are in sight at once: what one screen holds. */
const mostInSight = 10;

/** On the first screen: what visitors sent to each office in thirty days, from where, and how soon it was answered. */
export async function FiguresOfOffices({ payload, user }: Screen): Promise<ReactElement | null> {
  if (!user || !staffMember(user)) return null;
  const offices = await findFigures(payload, user);
  if (offices.length === 0) return null;
  const rest = offices.slice(mostInSight);
  return (
    <section className="to-do" aria-labelledby="lead-figures">
      <h2 id="lead-figures">Leads of the last 30 days</h2>
      <Offices offices={offices.slice(0, mostInSight)} />
      {rest.length > 0 && (
        <details className="to-do">
          <summary>
            {rest.length} more {rest.length === 1 ? 'office' : 'offices'}
          </summary>
          <Offices offices={rest} />
        </details>
      )}
    </section>
  );
}

function Offices({ offices }: { offices: readonly Figures[] }): ReactElement {
  return (
    <ul>
      {offices.map((figures) => (
        <Office key={figures.office_id ?? ''} {...figures} />
      ))}
    </ul>
  );
}

function Office({ office, leads, due, within_a_day, sources, pages }: Figures): ReactElement {
  return (
    <li>
      <h3>{office ?? 'The network itself'}</h3>
      <p>
        {leads} {leads === 1 ? 'lead' : 'leads'}
        {due > 0 && `, ${within_a_day} of the ${due} due answered within a day`}
      </p>
      <p>From {listed(sources, 'not known')}</p>
      <p>Sent on {listed(pages, 'no page')}</p>
    </li>
  );
}

const listed = (named: Figures['sources'], nothing: string): string =>
  named.map(({ name, count }) => `${name ?? nothing} (${count})`).join(', ');
