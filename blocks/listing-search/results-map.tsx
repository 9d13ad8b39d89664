import type { ReactElement } from 'react';
import { BaseMap } from '@/lib/map/base-map';
import { PlaceLabels } from '@/lib/map/place-labels';
import { findPlaces, frameOf } from './places';
import type { SearchContext } from './search-context';

/** How many lie where, by region, and by district within one. The list says and links what the map shows. */
export function ResultsMap({ context }: { context: SearchContext }): ReactElement {
  const { page, id } = context;
  const places = findPlaces(context);
  const pinned = places.filter(({ spot }) => spot !== null);
  const spots = pinned.flatMap(({ spot }) => spot ?? []);
  const box = frameOf(page.map, spots, context.found);
  const unit = box.width / 100;
  const radius = (count: number) => unit * (2.2 + Math.min(3, Math.log10(count + 1) * 1.4));
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <BaseMap
        map={page.map}
        viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
        className="w-full rounded-md bg-surface-sunken"
      >
        <PlaceLabels map={page.map} box={box} size={unit * 2.8} avoid={spots} clearance={unit * 5} />
        {pinned.map(
          ({ value, href, count, spot }) =>
            spot && (
              <a key={value} href={href} data-search="" tabIndex={-1}>
                <circle cx={spot.x} cy={spot.y} r={radius(count)} className="fill-action" />
                <text
                  x={spot.x}
                  y={spot.y + unit}
                  fontSize={unit * 3}
                  textAnchor="middle"
                  className="fill-action-text font-sans font-semibold"
                >
                  {page.format.number(count)}
                </text>
              </a>
            ),
        )}
      </BaseMap>
      <div>
        <p id={`${id}-places`} className="mb-4 text-small text-text-muted">
          {page.t('search.mapNote')}
        </p>
        <ul aria-labelledby={`${id}-places`}>
          {places.map(({ value, label, href, count }) => (
            <li key={value} className="border-b border-line">
              <a
                href={href}
                data-search=""
                className="flex min-h-12 items-center justify-between gap-4 hover:text-link"
              >
                <span className="min-w-0 wrap-anywhere">{label}</span>
                <span className="text-text-muted tabular-nums">{page.format.number(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
