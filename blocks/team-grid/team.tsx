import type { ReactElement } from 'react';
import { Heading } from '@/lib/ui/heading';
import { TextLink } from '@/lib/ui/text-link';
import { groupByRegion } from './group-by-region';
import { PeopleList, type PeopleListProps } from './people-list';

type TeamProps = Omit<PeopleListProps, 'level' | 'isHorizontal'> & {
  byRegion?: boolean | undefined;
  id: string;
  level: 2 | 3;
};

/**
 * All people in one list, or grouped by the region of their office: a link at the top shows only that
 * region, and the first link shows all of them.
 */
export function Team({ byRegion, id, level, ...list }: TeamProps): ReactElement {
  const groups = byRegion ? groupByRegion(list.people) : [];
  if (groups.length < 2) return <PeopleList {...list} level={level} />;
  const { page } = list;
  const anchor = (index: number) => `${id}-region-${index + 1}`;
  const under = level === 2 ? 3 : 4;
  return (
    <>
      <nav aria-label={page.t('people.byRegion')} id={`${id}-regions`}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <TextLink href={`#${id}-regions`}>
              {page.t('people.everyone')} ({list.people.length})
            </TextLink>
          </li>
          {groups.map(({ region, people }, index) => (
            <li key={anchor(index)}>
              <TextLink href={`#${anchor(index)}`}>
                {region ?? page.t('people.others')} ({people.length})
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="[&:has(>:target)>:not(:target)]:hidden">
        {groups.map(({ region, people }, index) => (
          <div
            key={anchor(index)}
            id={anchor(index)}
            className="mt-10 flex flex-col gap-6 lg:grid lg:grid-cols-3 lg:gap-8"
          >
            <Heading level={level} size="card">
              {region ?? page.t('people.others')}
            </Heading>
            <PeopleList {...list} people={people} level={under} isHorizontal />
          </div>
        ))}
      </div>
    </>
  );
}
