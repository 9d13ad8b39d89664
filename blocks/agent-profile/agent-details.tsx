import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { TextLink } from '@/lib/ui/text-link';
import type { Agent } from '@/schemas/person';

/** Towns, languages, specialties, experience and number of sales. Unknown details are omitted. */
export function AgentDetails({ agent, page }: { agent: Agent; page: PageContext }): ReactElement | null {
  const { href, towns, languages, specialties, sales, yearsOfExperience } = agent;
  const lists = [towns, languages, specialties];
  if (lists.every((list) => list.length === 0) && sales === 0 && yearsOfExperience === null) return null;
  const sold = page.t('people.sold', { count: sales });
  return (
    <div className="flex flex-col gap-6 border-y border-line py-6">
      {yearsOfExperience !== null && (
        <p className="font-display text-card lining-nums">
          {page.t('people.experience', { years: yearsOfExperience })}
        </p>
      )}
      {sales > 0 && (
        <p className="font-display text-card lining-nums">
          {href ? <TextLink href={page.href(`${href}/recently-sold-listings`)}>{sold}</TextLink> : sold}
        </p>
      )}
      <dl className="grid gap-6 sm:grid-cols-2 sm:last-of-2">
        {towns.length > 0 && <Group label={page.t('people.worksIn')}>{towns.join(', ')}</Group>}
        {languages.length > 0 && <Group label={page.t('people.speaks')}>{languages.join(', ')}</Group>}
        {specialties.length > 0 && (
          <Group label={page.t('people.specialties')}>{specialties.join(', ')}</Group>
        )}
      </dl>
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-label text-text-muted">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
