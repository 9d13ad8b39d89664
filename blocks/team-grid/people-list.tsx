import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { classNames } from '@/lib/ui/class-names';
import type { PersonCard } from '@/schemas/person';
import { columnsFor } from './columns-for';
import { PersonEntry } from './person-entry';

const onTablets = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-4',
  5: 'md:grid-cols-5',
} as const;
const onDesks = {
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
} as const;

export type PeopleListProps = {
  people: readonly PersonCard[];
  page: PageContext;
  columns: 2 | 3 | 4;
  level: 2 | 3 | 4;
  /**
   * Displays entries horizontally in one grid, whatever their number: for several lists below each other.
   */
  isHorizontal?: boolean;
};

export function PeopleList({
  people,
  page,
  columns,
  level,
  isHorizontal = false,
}: PeopleListProps): ReactElement {
  const { length } = people;
  return (
    <ul
      className={
        isHorizontal
          ? 'grid gap-x-8 gap-y-10 md:grid-cols-2 lg:col-span-2'
          : classNames(
              'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 lg:gap-x-8 lg:gap-y-14',
              onTablets[columnsFor(length, columns === 4 ? 3 : columns)],
              onDesks[columnsFor(length, columns)],
            )
      }
    >
      {people.map((person) => (
        <PersonEntry
          key={person.href ?? `${person.name}${person.email ?? ''}`}
          person={person}
          page={page}
          level={level}
          lying={isHorizontal}
        />
      ))}
    </ul>
  );
}
