import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { BaseMap } from '@/lib/map/base-map';
import { PlaceLabels } from '@/lib/map/place-labels';
import { project } from '@/lib/map/project';
import { ButtonLink } from '@/lib/ui/button-link';
import type { OfficeReach } from '@/schemas/office';

const view = { width: 300, height: 300 } as const;

/** Where in the country the office lies, and a link that leads to its door. */
export function LocalityMap({ office, page }: { office: OfficeReach; page: PageContext }): ReactElement {
  const { map } = page;
  const pin = project(map, office);
  const left = clamp(pin.x - view.width / 2, map.width - view.width);
  const top = clamp(pin.y - view.height / 2, map.height - view.height);
  return (
    <div className="flex flex-col gap-4">
      <div className="overflow-hidden rounded-md border border-line bg-surface-sunken">
        <BaseMap map={map} viewBox={`${left} ${top} ${view.width} ${view.height}`} className="block w-full">
          <PlaceLabels map={map} box={{ left, top, ...view }} size={12} avoid={[pin]} clearance={26} />
          <circle cx={pin.x} cy={pin.y} r="14" className="fill-accent opacity-30" />
          <circle
            cx={pin.x}
            cy={pin.y}
            r="6"
            className="fill-accent-strong stroke-surface-raised"
            strokeWidth="2"
          />
          <text
            x={pin.x}
            y={pin.y - 22}
            textAnchor="middle"
            fontSize="14"
            className="fill-text font-sans font-semibold"
          >
            {office.locality}
          </text>
        </BaseMap>
      </div>
      <ButtonLink
        href={`https://www.google.com/maps/dir/?api=1&destination=${office.latitude},${office.longitude}`}
        variant="secondary"
      >
        {page.t('office.directions')}
      </ButtonLink>
    </div>
  );
}

const clamp = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
