'use client';
import type { ReactElement } from 'react';
import type { RankedPlace } from './place';
import { entryClasses, PlaceEntry } from './place-entry';

export type PlaceListProps = {
  shown: readonly RankedPlace[];
  active: string | null;
  onActive: (slug: string | null) => void;
};

/** The offices as a numbered list; the numbers are those of the pins. */
export function PlaceList({ shown, active, onActive }: PlaceListProps): ReactElement {
  return (
    <ol className="border-t border-line-strong">
      {shown.map((place, index) => (
        <li
          key={place.slug}
          className={entryClasses(place.slug === active)}
          onPointerEnter={() => onActive(place.slug)}
          onPointerLeave={() => onActive(null)}
        >
          <PlaceEntry place={place} number={index + 1} onActive={onActive} />
        </li>
      ))}
    </ol>
  );
}
