import type { Rendered, ViewInput } from '@/lib/engine/block';
import { ButtonLink } from '@/lib/ui/button-link';
import { EmptyState } from '@/lib/ui/empty-state';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { columnsFor } from './columns-for';
import { PersonEntry } from './person-entry';
import type { TeamGridProps } from './team-grid.schema';

const columnClasses = {
  2: 'grid-cols-2',
  3: 'grid-cols-2 md:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
} as const;

export function TeamGrid({ props, page, id }: ViewInput<TeamGridProps>): Rendered {
  const { eyebrow, heading, text, people, columns, surface } = props;
  const action = page.link(props.action);
  const headingId = `${id}-heading`;
  return (
    <Section surface={surface} {...(heading && { labelledBy: headingId })}>
      <SectionIntro
        {...{ eyebrow, heading, text }}
        id={headingId}
        action={
          action && (
            <ButtonLink href={action.href} variant="secondary">
              {action.label}
            </ButtonLink>
          )
        }
      />
      {people.length === 0 ? (
        <EmptyState text={props.emptyText || page.t('people.noPeople')} />
      ) : (
        <ul
          className={`grid gap-x-4 gap-y-10 sm:gap-x-6 lg:gap-x-8 lg:gap-y-14 ${columnClasses[columnsFor(people.length, columns)]}`}
        >
          {people.map((person) => (
            <PersonEntry
              key={person.href ?? `${person.name}${person.email ?? ''}`}
              person={person}
              page={page}
              level={heading ? 3 : 2}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
