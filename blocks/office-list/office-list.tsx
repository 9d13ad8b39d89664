import type { Rendered, ViewInput } from '@/lib/engine/block';
import { ButtonLink } from '@/lib/ui/button-link';
import { classNames } from '@/lib/ui/class-names';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { groupByRegion } from './group-by-region';
import { NoOffices } from './no-offices';
import { OfficeEntry } from './office-entry';
import type { OfficeListProps } from './office-list.schema';
import { RegionGroup } from './region-group';

export function OfficeList({ props, page, id }: ViewInput<OfficeListProps>): Rendered {
  const { eyebrow, heading, text, offices, nearest, byRegion, surface } = props;
  const action = page.link(props.action);
  const headingId = `${id}-heading`;
  const level = heading ? 3 : 2;
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
      {offices.length === 0 && <NoOffices nearest={nearest} page={page} level={level} />}
      {!byRegion && (
        <ul className="grid-cards">
          {offices.map((office) => (
            <OfficeEntry key={office.slug} office={office} page={page} level={level} />
          ))}
        </ul>
      )}
      {byRegion && (
        // On phones the link to all offices has its own line.
        <div
          className={classNames('gap-x-8 sm:columns-2 lg:columns-3 lg:gap-x-12', action && 'max-sm:hidden')}
        >
          {groupByRegion(offices).map((region) => (
            <RegionGroup key={region.slug} region={region} page={page} level={level} />
          ))}
        </div>
      )}
    </Section>
  );
}
