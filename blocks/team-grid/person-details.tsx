import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { PersonFacts } from '@/schemas/person';

/** Office, towns, languages, specialties and number of sales of an agent. Unknown details are omitted. */
export function PersonDetails({ facts, page }: { facts: PersonFacts; page: PageContext }): ReactElement {
  const { office, towns, languages, specialties, sales } = facts;
  const details = [
    { label: page.t('people.worksIn'), values: towns },
    { label: page.t('people.speaks'), values: languages },
    { label: page.t('people.specialties'), values: specialties },
  ];
  return (
    <div className="text-small text-text-muted">
      {office && <p>{office}</p>}
      <dl>
        {details
          .filter(({ values }) => values.length > 0)
          .map(({ label, values }) => (
            <div key={label}>
              <dt className="inline font-semibold">{label}: </dt>
              <dd className="inline">{values.join(', ')}</dd>
            </div>
          ))}
      </dl>
      {sales > 0 && <p>{page.t('people.sold', { count: sales })}</p>}
    </div>
  );
}
