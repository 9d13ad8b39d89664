'use client';
import type { ElementType, ReactElement } from 'react';
import { entryClasses, FinderEntry } from './finder-entry';
import type { RankedOffice } from './finder-office';

export type FinderListProps = {
  ranked: readonly RankedOffice[];
  active: string | null;
  onActive: (slug: string | null) => void;
  /** The element of an entry; `li` by default, an animated element in the animated list. */
  Item?: ElementType;
};

/** The offices as a numbered list; the numbers match the pins. */
export function FinderList({ ranked, active, onActive, Item = 'li' }: FinderListProps): ReactElement {
  return (
    <ol className="border-t border-line-strong">
      {ranked.map((office, index) => (
        <Item
          key={office.slug}
          className={entryClasses(office.slug === active)}
          onPointerEnter={() => onActive(office.slug)}
          onPointerLeave={() => onActive(null)}
        >
          <FinderEntry office={office} number={index + 1} onActive={onActive} />
        </Item>
      ))}
    </ol>
  );
}
