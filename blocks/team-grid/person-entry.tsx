import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading } from '@/lib/ui/heading';
import { Portrait } from '@/lib/ui/portrait';
import { StretchedLink } from '@/lib/ui/stretched-link';
import { writePhones } from '@/lib/visitor/write-phones';
import { noPhones } from '@/schemas/office';
import type { PersonCard } from '@/schemas/person';
import { PersonFactList } from './person-fact-list';

type PersonEntryProps = { person: PersonCard; page: PageContext; level: 2 | 3 | 4 };

const contactClasses = 'raised-link min-w-11 self-start';

/** A portrait with a name; the whole entry leads to the person's page when there is one. */
export function PersonEntry({ person, page, level }: PersonEntryProps): ReactElement {
  const [phone] = writePhones({ ...noPhones, main: person.phone, extension: person.extension }, page);
  return (
    <li className="group relative flex min-w-0 flex-col">
      <Portrait
        name={person.name}
        image={person.image}
        ratio="portrait"
        sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 50vw"
        className="rounded-md"
      />
      <div className="mt-4 flex flex-col gap-1">
        <Heading level={level} size="card">
          {person.href ? (
            <StretchedLink href={page.href(person.href)}>{person.name}</StretchedLink>
          ) : (
            person.name
          )}
        </Heading>
        {person.role && <p className="text-small text-text-muted">{person.role}</p>}
        {person.facts && <PersonFactList facts={person.facts} page={page} />}
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
