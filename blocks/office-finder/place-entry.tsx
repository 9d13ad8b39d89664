'use client';
import type { ReactElement } from 'react';
import { StretchedLink } from '@/lib/ui/stretched-link';
import type { RankedPlace } from './place';

export const entryClasses = (active: boolean) =>
  `group relative flex gap-4 border-b border-line py-4 transition-colors ${active ? 'bg-accent-soft' : ''}`;

type PlaceEntryProps = {
  place: RankedPlace;
  number: number;
  onActive: (slug: string | null) => void;
};

/** One office: number, name, address, distance, telephone. */
export function PlaceEntry({ place, number, onActive }: PlaceEntryProps): ReactElement {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-action text-label font-semibold text-action-text tabular-nums"
      >
        {number}
      </span>
      <div className="grid min-w-0 grow grid-cols-1 gap-x-6 gap-y-1 wrap-anywhere sm:grid-cols-[minmax(0,1fr)_auto]">
        <p
          className="font-display text-card"
          onFocus={() => onActive(place.slug)}
          onBlur={() => onActive(null)}
        >
          <StretchedLink href={place.href}>{place.name}</StretchedLink>
        </p>
        <p className="text-small font-semibold tabular-nums sm:text-right">{place.distance}</p>
        <p className="text-small text-text-muted">
          {place.address}
          {place.digitalAddress && <span className="whitespace-nowrap"> · {place.digitalAddress}</span>}
        </p>
        {place.telephone && (
          <a
            href={place.telephone.href}
            className="relative z-10 inline-flex min-h-6 items-center text-small text-link tabular-nums underline-offset-4 hover:underline sm:justify-end"
          >
            {place.telephone.label}
          </a>
        )}
      </div>
    </>
  );
}
