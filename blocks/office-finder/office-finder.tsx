import type { Rendered, ViewInput } from '@/lib/engine/block';
import { activeCountryValues } from '@/lib/i18n/active-country';
import { BaseMap } from '@/lib/map/base-map';
import { PlaceLabels } from '@/lib/map/place-labels';
import { project } from '@/lib/map/project';
import { EmptyState } from '@/lib/ui/empty-state';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { finderMessages } from './finder-messages';
import { PIN_RADIUS_UNITS } from './finder-office';
import { OfficeFinderIsland } from './office-finder.client';
import type { OfficeFinderProps } from './office-finder.schema';
import { toFinderOffices } from './to-finder-offices';

export function OfficeFinder({ props, page, id }: ViewInput<OfficeFinderProps>): Rendered {
  const { eyebrow, heading, text, offices, showMap, surface } = props;
  const headingId = `${id}-heading`;
  const { map } = page;
  const marks = offices.map((office) => project(map, office));
  return (
    <Section surface={surface} {...(heading && { labelledBy: headingId })}>
      <SectionIntro {...{ eyebrow, heading, text }} id={headingId} unscripted={page.t('finder.offices')} />
      {offices.length === 0 ? (
        <EmptyState text={page.t('office.noOffices')} />
      ) : (
        <OfficeFinderIsland
          id={id}
          locale={page.locale}
          distanceUnit={activeCountryValues.distanceUnit}
          offices={toFinderOffices(offices, page)}
          messages={finderMessages(page, offices.length)}
          map={
            showMap && (
              <BaseMap map={map} className="block w-full">
                {/* Too small to read on a phone. */}
                <g className="max-sm:hidden">
                  <PlaceLabels
                    map={map}
                    box={{ left: 0, top: 0, width: map.width, height: map.height }}
                    size={17}
                    avoid={marks}
                    clearance={PIN_RADIUS_UNITS + 6}
                  />
                </g>
              </BaseMap>
            )
          }
          box={{ width: map.width, height: map.height }}
        />
      )}
    </Section>
  );
}
