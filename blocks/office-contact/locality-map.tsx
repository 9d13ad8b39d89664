import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { BaseMap } from '@/lib/map/base-map';
import { PlaceLabels } from '@/lib/map/place-labels';
import { project } from '@/lib/map/project';
import { ButtonLink } from '@/lib/ui/button-link';
import type { OfficeContactData } from '@/schemas/office';
import { StreetMap } from './street-map';

const view = { width: 300, height: 300 } as const;

/** The location of the office: a street map if available, and a link to directions. */
export function LocalityMap({
  office,
  page,
}: {
  office: OfficeContactData;
  page: PageContext;
}): ReactElement {
  const { streets } = page.map;
  return (
    <div className="flex flex-col gap-4">
      {streets ? (
        <StreetMap streets={streets} office={office} />
      ) : (
        <CountryMapExcerpt office={office} page={page} />
      )}
      <ButtonLink
        href={`https://www.google.com/maps/dir/?api=1&destination=${office.latitude},${office.longitude}`}
        variant="secondary"
      >
        {page.t('office.directions')}
      </ButtonLink>
    </div>
  );
}

function CountryMapExcerpt({
  office,
  page: { map },
}: {
  office: OfficeContactData;
  page: PageContext;
}): ReactElement {
  const pin = project(map, office);
  const viewLeft = clamp(pin.x - view.width / 2, map.width - view.width);
  const top = clamp(pin.y - view.height / 2, map.height - view.height);
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface-sunken">
      <BaseMap map={map} viewBox={`${viewLeft} ${top} ${view.width} ${view.height}`} className="block w-full">
        <PlaceLabels
          map={map}
          box={{ left: viewLeft, top, ...view }}
          size={14}
          avoid={[pin]}
          clearance={26}
        />
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
          fontSize="15"
          className="fill-text font-sans font-semibold"
        >
          {office.locality}
        </text>
      </BaseMap>
    </div>
  );
}

const clamp = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max));
