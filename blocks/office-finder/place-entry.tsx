'use client';
import type { ReactElement } from 'react';
import { partDot } from '@/lib/i18n/part-dot';
import { StretchedLink } from '@/lib/ui/stretched-link';
import { PhoneLink } from '@/lib/visitor/phone-link';
import type { RankedPlace } from './place';

export const entryClasses = (active: boolean) => `group place ${active ? 'bg-accent-soft' : ''}`;

type PlaceEntryProps = {
  place: RankedPlace;
  number: number;
  onActive: (slug: string | null) => void;
};

/** One office: number, name, address, distance, telephone. */
export function PlaceEntry({ place, number, onActive }: PlaceEntryProps): ReactElement {
  return (
    <>
      <span aria-hidden="true" className="place-number">
        {number}
      </span>
      <div className="place-facts">
        <p
          className="font-display text-card text-balance"
          onFocus={() => onActive(place.slug)}
          onBlur={() => onActive(null)}
        >
          <StretchedLink href={place.href}>{place.name}</StretchedLink>
        </p>
        <p className="text-small font-semibold tabular-nums sm:text-right">{place.distance}</p>
        <p className="text-small text-text-muted">
          {place.address}
          {place.digitalAddress && (
            <>
              {partDot}
              <span className="whitespace-nowrap">{place.digitalAddress}</span>
            </>
          )}
        </p>
        <PhoneLink phones={place.phones} className="raised-link tabular-nums sm:justify-end" />
      </div>
    </>
  );
}
