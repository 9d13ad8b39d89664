import type { ReactElement } from 'react';
import { BaseMap } from '@/lib/map/base-map';
import type { MapBox } from '@/lib/map/place-labels';
import { labelPins } from './label-pins';
import { type AreaPin, distance, pinSizes, placePins } from './place-pins';
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
      <PinLeaders pins={pins} unit={unit} />
      <PinNames pins={pins} box={box} />
      <g
        data-search=""
        fontSize={round(unit * pinSizes.letters)}
        textAnchor="middle"
        // An invisible stroke extends the touch target of each pin.
        stroke="currentColor"
        strokeOpacity="0"
        strokeWidth={round(unit * (pinSizes.gap - 2 * pinSizes.radius))}
        className="fill-action font-sans font-semibold [&_text]:fill-action-text"
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

type PinLeadersProps = { pins: readonly AreaPin[]; unit: number };

/** Lines from moved pins to dots at their areas. */
function PinLeaders({ pins, unit }: PinLeadersProps): ReactElement {
  const moved = pins.filter(({ spot, at }) => distance(spot, at) > unit * pinSizes.radius);
  const start = ({ spot }: AreaPin) => `M${round(spot.x)} ${round(spot.y)}`;
  const lines = moved.map((pin) => `${start(pin)}L${round(pin.at.x)} ${round(pin.at.y)}`);
  const dots = moved.map((pin) => `${start(pin)}h0`);
  return (
    <g strokeLinecap="round" className="stroke-text-muted">
      <path d={lines.join('')} strokeWidth={round(unit * 0.4)} />
      <path d={dots.join('')} strokeWidth={round(unit * 1.2)} />
    </g>
  );
}

type MapPinProps = { pin: AreaPin; unit: number; context: SearchContext };

function MapPin({ pin, unit, context }: MapPinProps): ReactElement {
  const { at, count, areas } = pin;
  const x = round(at.x);
  return (
    <a href={areasHref(context, areas)} tabIndex={-1}>
      <title>{areas.map(({ label }) => label).join(', ')}</title>
      <circle cx={x} cy={round(at.y)} r={round(unit * pinSizes.radius)} />
      <text x={x} y={round(at.y + unit * pinSizes.letters * 0.35)}>
        {context.page.format.number(count)}
      </text>
    </a>
  );
}

/** Tenths of a unit are invisible, and longer numbers only make the page larger. */
const round = (value: number): number => Math.round(value * 10) / 10;
