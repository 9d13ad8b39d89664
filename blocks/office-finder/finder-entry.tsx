'use client';
import type { ReactElement } from 'react';
import { dotSeparator } from '@/lib/i18n/dot-separator';
import { StretchedLink } from '@/lib/ui/stretched-link';
import { PhoneLink } from '@/lib/visitor/contact-links';
import type { RankedOffice } from './finder-office';

export const entryClasses = (active: boolean) => `group place ${active ? 'bg-accent-soft' : ''}`;

type FinderEntryProps = {
  office: RankedOffice;
  number: number;
  onActive: (slug: string | null) => void;
};

/** An office: number, name, address, distance, phone. */
export function FinderEntry({ office, number, onActive }: FinderEntryProps): ReactElement {
  return (
    <>
      <span aria-hidden="true" className="place-number">
        {number}
      </span>
      <div className="place-facts">
        <p
          className="font-display text-card text-balance"
          onFocus={() => onActive(office.slug)}
          onBlur={() => onActive(null)}
        >
          <StretchedLink href={office.href}>{office.name}</StretchedLink>
        </p>
        <p className="text-small font-semibold tabular-nums sm:text-right">{office.distance}</p>
        <p className="text-small text-text-muted">
          {office.address}
          {office.digitalAddress && (
            <>
              {dotSeparator}
              <span className="whitespace-nowrap">{office.digitalAddress}</span>
            </>
          )}
        </p>
        <PhoneLink phones={office.phones} className="raised-link tabular-nums sm:justify-end" />
      </div>
    </>
  );
}
