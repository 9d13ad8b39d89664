import type { Rendered, ViewInput } from '@/lib/engine/block';
import { BaseMap } from '@/lib/map/base-map';
import { project } from '@/lib/map/project';
import { EmptyState } from '@/lib/ui/empty-state';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { RegionEntry } from './region-entry';
import type { RegionListProps } from './region-list.schema';

export function RegionList({ props, page, id }: ViewInput<RegionListProps>): Rendered {
  const { eyebrow, heading, text, regions, surface } = props;
  const headingId = `${id}-heading`;
  if (regions.length === 0)
    return (
      <Section surface={surface} {...(heading && { labelledBy: headingId })}>
        <SectionIntro {...{ eyebrow, heading, text }} id={headingId} />
        <EmptyState text={page.t('office.noOffices')} />
      </Section>
    );
  return (
    <Section surface={surface} {...(heading && { labelledBy: headingId })}>
      <div className="grid-page items-center gap-y-10">
        <div className="col-span-12 lg:col-span-8">
          <SectionIntro {...{ eyebrow, heading, text }} id={headingId} />
          <ul className="columns-2 gap-x-6">
            {regions.map((region) => (
              <RegionEntry key={region.href} region={region} page={page} />
            ))}
          </ul>
        </div>
        <BaseMap map={page.map} className="col-span-4 hidden w-full rounded-lg lg:block">
          {regions.map((region) => {
            const { x, y } = project(page.map, region);
            return region.officeCount > 0 ? (
              <circle
                key={region.href}
                cx={x}
                cy={y}
                r={Math.round(9 + 4 * Math.sqrt(region.officeCount))}
                className="fill-accent"
              />
            ) : (
              <circle
                key={region.href}
                cx={x}
                cy={y}
                r={7}
                className="fill-surface stroke-line-strong"
                strokeWidth={2}
              />
            );
          })}
        </BaseMap>
      </div>
    </Section>
  );
}
