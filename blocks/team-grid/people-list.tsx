import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { PersonCard } from '@/schemas/person';
import { columnsFor } from './columns-for';
import { PersonEntry } from './person-entry';

const columnClasses = {
  2: 'grid-cols-2',
  3: 'grid-cols-2 md:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
} as const;

export type PeopleListProps = {
  people: readonly PersonCard[];
  page: PageContext;
  columns: 2 | 3 | 4;
  level: 2 | 3 | 4;
};

export function PeopleList({ people, page, columns, level }: PeopleListProps): ReactElement {
  return (
    <ul
      className={`grid gap-x-4 gap-y-10 sm:gap-x-6 lg:gap-x-8 lg:gap-y-14 ${columnClasses[columnsFor(people.length, columns)]}`}
    >
      {people.map((person) => (
        <PersonEntry
          key={person.href ?? `${person.name}${person.email ?? ''}`}
          person={person}
          page={page}
          level={level}
        />
      ))}
    </ul>
  );
}
