import type { Rendered, ViewInput } from '@/lib/engine/block';
import { ButtonLink } from '@/lib/ui/button-link';
import { EmptyState } from '@/lib/ui/empty-state';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { Team } from './team';
import type { TeamGridProps } from './team-grid.schema';

export function TeamGrid({ props, page, id }: ViewInput<TeamGridProps>): Rendered {
  const { eyebrow, heading, text, people, columns, byRegion, surface } = props;
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
        <Team {...{ people, page, columns, byRegion, id }} level={heading ? 3 : 2} />
      )}
    </Section>
  );
}
