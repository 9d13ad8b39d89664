import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { PersonFacts } from '@/schemas/person';

/** Where an agent works, what they speak and know, and how much they have sold; what is not known is left out. */
export function PersonFactList({ facts, page }: { facts: PersonFacts; page: PageContext }): ReactElement {
  const { office, towns, languages, specialties, sales } = facts;
  const named = [
    { label: page.t('people.worksIn'), words: towns },
    { label: page.t('people.speaks'), words: languages },
    { label: page.t('people.specialties'), words: specialties },
  ];
  return (
    <div className="text-small text-text-muted">
      {office && <p>{office}</p>}
      <dl>
        {named
          .filter(({ words }) => words.length > 0)
          .map(({ label, words }) => (
            <div key={label}>
              <dt className="inline font-semibold">{label}: </dt>
              <dd className="inline">{words.join(', ')}</dd>
            </div>
          ))}
      </dl>
      {sales > 0 && <p>{page.t('people.sold', { count: sales })}</p>}
    </div>
  );
}
