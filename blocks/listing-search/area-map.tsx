import type { ReactElement } from 'react';
import { BaseMap } from '@/lib/map/base-map';
import type { MapBox } from '@/lib/map/place-labels';
import { labelPins } from './label-pins';
import { type AreaPin, pinSizes, placePins } from './place-pins';
import { areasHref, findAreas, shouldGroupAreas, visibleBox } from './search-areas';
import type { SearchContext } from './search-context';

/** A map with the number of results in each area. Decorative: the same links must also be available as text. */
export function AreaMap({ context }: { context: SearchContext }): ReactElement {
  const { page } = context;
  const areas = findAreas(context);
  const box = visibleBox(
    page.map,
    areas.flatMap(({ spot }) => spot ?? []),
    context.found,
  );
  const unit = box.width / 100;
  const pins = placePins(areas, page.map, box, shouldGroupAreas(context.found));
  return (
    <BaseMap
      map={page.map}
      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
      className="w-full rounded-md bg-surface-sunken"
    >
      <PinNames pins={pins} box={box} />
      <g
        data-search=""
        fontSize={round(unit * pinSizes.letters)}
        textAnchor="middle"
        strokeWidth={round(unit * 0.4)}
        className="fill-action font-sans font-semibold"
      >
        {pins.map((pin) => (
          <MapPin key={pin.areas[0]?.value} pin={pin} unit={unit} context={context} />
        ))}
      </g>
    </BaseMap>
  );
}

type PinNamesProps = { pins: readonly AreaPin[]; box: MapBox };

function PinNames({ pins, box }: PinNamesProps): ReactElement {
  const size = (box.width / 100) * pinSizes.letters;
  const namedPins = pins.flatMap(({ areas: [first], others, at }) =>
    first ? [{ at, name: others > 0 ? `${first.label} +${others}` : first.label }] : [],
  );
  return (
    <g fontSize={round(size)} textAnchor="middle" className="fill-text font-sans">
      {labelPins(namedPins, box).map(({ name, x, y }) => (
        <text key={name} x={round(x)} y={round(y + size * 0.35)}>
          {name}
        </text>
      ))}
    </g>
  );
}

type MapPinProps = { pin: AreaPin; unit: number; context: SearchContext };

function MapPin({ pin, unit, context }: MapPinProps): ReactElement {
  const { spot, at, count, areas } = pin;
  const [x, y] = [round(at.x), round(at.y)];
  const [spotX, spotY] = [round(spot.x), round(spot.y)];
  return (
    <a href={areasHref(context, areas)} tabIndex={-1}>
      <title>{areas.map(({ label }) => label).join(', ')}</title>
      {at !== spot && (
        <>
          <line {...{ x1: spotX, y1: spotY, x2: x, y2: y }} className="stroke-text-muted" />
          <circle cx={spotX} cy={spotY} r={round(unit * 0.6)} className="fill-text-muted" />
        </>
      )}
      <circle cx={x} cy={y} r={round((unit * pinSizes.gap) / 2)} fillOpacity="0" />
      <circle cx={x} cy={y} r={round(unit * pinSizes.radius)} />
      <text x={x} y={round(at.y + unit * pinSizes.letters * 0.35)} className="fill-action-text">
        {context.page.format.number(count)}
      </text>
    </a>
  );
}

/** Tenths of a unit are invisible, and longer numbers only make the page larger. */
const round = (value: number): number => Math.round(value * 10) / 10;
