'use client';
import type { ReactElement } from 'react';
import { type FinderOffice, PIN_RADIUS_UNITS, type RankedOffice } from './finder-office';

type MapPinsProps = {
  all: readonly FinderOffice[];
  ranked: readonly RankedOffice[];
  active: string | null;
  onActive: (slug: string | null) => void;
  box: { width: number; height: number };
};

/** Numbered pins on the map, for pointer users: the list next to it contains the same data and links. */
export function MapPins({ all, ranked, active, onActive, box }: MapPinsProps): ReactElement {
  const sortedOffices = [...all].sort((a, b) => Number(a.slug === active) - Number(b.slug === active));
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${box.width} ${box.height}`} className="absolute inset-0 size-full">
      {all.map(({ slug, spot, pin }) => (
        <g key={slug} className="stroke-text-muted">
          <line x1={spot.x} y1={spot.y} x2={pin.x} y2={pin.y} strokeWidth="1.5" />
          <circle cx={spot.x} cy={spot.y} r="2.5" className="fill-text" strokeWidth="0" />
        </g>
      ))}
      {sortedOffices.map((office) => (
        <Pin
          key={office.slug}
          office={office}
          rank={ranked.findIndex(({ slug }) => slug === office.slug)}
          active={office.slug === active}
          onActive={onActive}
        />
      ))}
    </svg>
  );
}

type PinProps = {
  office: FinderOffice;
  /** Position in the list; -1 when the search excludes it. */
  rank: number;
  active: boolean;
  onActive: (slug: string | null) => void;
};

function Pin({ office, rank, active, onActive }: PinProps) {
  const isInResults = rank >= 0;
  const pinClass = active
    ? 'fill-accent'
    : isInResults
      ? 'fill-action'
      : 'fill-surface-raised stroke-line-strong';
  return (
    <a
      href={office.href}
      tabIndex={-1}
      onPointerEnter={() => onActive(office.slug)}
      onPointerLeave={() => onActive(null)}
    >
      <title>{office.name}</title>
      <circle
        cx={office.pin.x}
        cy={office.pin.y}
        r={active ? PIN_RADIUS_UNITS + 4 : isInResults ? PIN_RADIUS_UNITS : PIN_RADIUS_UNITS / 2}
        strokeWidth="2"
        className={`transition-colors ${pinClass}`}
      />
      {isInResults && (
        <text
          x={office.pin.x}
          y={office.pin.y}
          dominantBaseline="central"
          textAnchor="middle"
          fontSize="24"
          className={`font-sans font-semibold ${active ? 'fill-surface-ink' : 'fill-action-text'}`}
        >
          {rank + 1}
        </text>
      )}
    </a>
  );
}
