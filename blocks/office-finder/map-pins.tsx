'use client';
import type { ReactElement } from 'react';
import { type Place, pinRadius, type RankedPlace } from './place';

type MapPinsProps = {
  all: readonly Place[];
  shown: readonly RankedPlace[];
  active: string | null;
  onActive: (slug: string | null) => void;
  box: { width: number; height: number };
};

/** Numbered pins over the map. A convenience for the pointer: the list beside it says and links the same. */
export function MapPins({ all, shown, active, onActive, box }: MapPinsProps): ReactElement {
  const drawn = [...all].sort((one, other) => Number(one.slug === active) - Number(other.slug === active));
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${box.width} ${box.height}`} className="absolute inset-0 size-full">
      {all.map(({ slug, spot, pin }) => (
        <g key={slug} className="stroke-text-muted">
          <line x1={spot.x} y1={spot.y} x2={pin.x} y2={pin.y} strokeWidth="1.5" />
          <circle cx={spot.x} cy={spot.y} r="2.5" className="fill-text" strokeWidth="0" />
        </g>
      ))}
      {drawn.map((place) => (
        <Pin
          key={place.slug}
          place={place}
          rank={shown.findIndex(({ slug }) => slug === place.slug)}
          active={place.slug === active}
          onActive={onActive}
        />
      ))}
    </svg>
  );
}

type PinProps = {
  place: Place;
  /** Position in the list; -1 when the search left it out. */
  rank: number;
  active: boolean;
  onActive: (slug: string | null) => void;
};

function Pin({ place, rank, active, onActive }: PinProps) {
  const found = rank >= 0;
  const look = active ? 'fill-accent' : found ? 'fill-action' : 'fill-surface-raised stroke-line-strong';
  return (
    <a
      href={place.href}
      tabIndex={-1}
      onPointerEnter={() => onActive(place.slug)}
      onPointerLeave={() => onActive(null)}
    >
      <title>{place.name}</title>
      <circle
        cx={place.pin.x}
        cy={place.pin.y}
        r={active ? pinRadius + 4 : found ? pinRadius : pinRadius / 2}
        strokeWidth="2"
        className={`transition-colors ${look}`}
      />
      {found && (
        <text
          x={place.pin.x}
          y={place.pin.y + 5.5}
          textAnchor="middle"
          fontSize="16"
          className={`font-sans font-semibold ${active ? 'fill-surface-ink' : 'fill-action-text'}`}
        >
          {rank + 1}
        </text>
      )}
    </a>
  );
}
