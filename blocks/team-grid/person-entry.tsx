import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { classNames } from '@/lib/ui/class-names';
import { Heading } from '@/lib/ui/heading';
import { Portrait } from '@/lib/ui/portrait';
import { StretchedLink } from '@/lib/ui/stretched-link';
import { formatPhones } from '@/lib/visitor/phone-numbers';
import { noPhones } from '@/schemas/office';
import type { PersonCard } from '@/schemas/person';
import { PersonDetails } from './person-details';

type PersonEntryProps = { person: PersonCard; page: PageContext; level: 2 | 3 | 4; lying?: boolean };

const contactClasses = 'raised-link min-w-11 self-start';

/** A portrait with a name; the complete entry links to the person's page, if any. */
export function PersonEntry({
  person,
  page,
  level,
  lying: isHorizontal = false,
}: PersonEntryProps): ReactElement {
  const [phone] = formatPhones({ ...noPhones, main: person.phone, extension: person.extension }, page);
  return (
    <li className={classNames('group relative flex min-w-0', isHorizontal ? 'gap-4' : 'flex-col')}>
      <div className={isHorizontal ? 'w-27 shrink-0' : undefined}>
        <Portrait
          name={person.name}
          image={person.image}
          ratio="portrait"
          sizes={isHorizontal ? '7rem' : '(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 50vw'}
          className="rounded-md"
        />
      </div>
      <div className={classNames('flex min-w-0 flex-col gap-1', !isHorizontal && 'mt-4')}>
        <Heading level={level} size="card">
          {person.href ? (
            <StretchedLink href={page.href(person.href)}>{person.name}</StretchedLink>
          ) : (
            person.name
          )}
        </Heading>
        {person.role && <p className="text-small text-text-muted">{person.role}</p>}
        {person.facts && <PersonDetails facts={person.facts} page={page} />}
        {phone && (
          <a href={phone.href} className={`${contactClasses} tabular-nums`}>
            {phone.text}
          </a>
        )}
        {person.email && (
          <a href={`mailto:${person.email}`} className={contactClasses}>
            {page.t('office.email')}
            <span className="sr-only"> {person.name}</span>
          </a>
        )}
      </div>
    </li>
  );
}
