'use client';
import type { ElementType, ReactElement } from 'react';
import type { RankedPlace } from './place';
import { entryClasses, PlaceEntry } from './place-entry';

export type PlaceListProps = {
  shown: readonly RankedPlace[];
  active: string | null;
  onActive: (slug: string | null) => void;
  /** What draws an entry, where it is more than one of a list. */
  Item?: ElementType;
};

/** The offices as a numbered list; the numbers are those of the pins. */
export function PlaceList({ shown, active, onActive, Item = 'li' }: PlaceListProps): ReactElement {
  return (
    <ol className="border-t border-line-strong">
      {shown.map((place, index) => (
        <Item
          key={place.slug}
          className={entryClasses(place.slug === active)}
          onPointerEnter={() => onActive(place.slug)}
          onPointerLeave={() => onActive(null)}
        >
          <PlaceEntry place={place} number={index + 1} onActive={onActive} />
        </Item>
      ))}
    </ol>
  );
}
