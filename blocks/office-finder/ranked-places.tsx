'use client';
import { domMax, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ReactElement, useEffect } from 'react';
import { recallVisit } from '@/lib/visitor/remember-visit';
import { showPhones } from '@/lib/visitor/show-phones';
import { readVisit } from '@/lib/visitor/visit';
import { entryClasses, PlaceEntry } from './place-entry';
import type { PlaceListProps } from './place-list';

const transition = { duration: 0.25, ease: 'easeInOut' } as const;

export type RankedPlacesProps = PlaceListProps & {
  /** What was searched for; empty for where the visitor is. */
  near: string;
};

/** The list after a search: entries move to their new places. Loaded with the first search only. */
export function RankedPlaces({ shown, active, onActive, near }: RankedPlacesProps): ReactElement {
  // In the address, so that who comes back to the page, or is sent it, finds the same offices.
  useEffect(() => {
    writeNear(near);
    return () => writeNear('');
  }, [near]);
  // Entries drawn anew have the number of most visits.
  useEffect(() => showPhones(document, readVisit(recallVisit())));
  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig reducedMotion="user" transition={transition}>
        <ol className="border-t border-line-strong">
          {shown.map((place, index) => (
            <m.li
              key={place.slug}
              layout="position"
              className={entryClasses(place.slug === active)}
              onPointerEnter={() => onActive(place.slug)}
              onPointerLeave={() => onActive(null)}
            >
              <PlaceEntry place={place} number={index + 1} onActive={onActive} />
            </m.li>
          ))}
        </ol>
      </MotionConfig>
    </LazyMotion>
  );
}

function writeNear(near: string): void {
  const address = new URL(window.location.href);
  if (near) address.searchParams.set('near', near);
  else address.searchParams.delete('near');
  window.history.replaceState(window.history.state, '', address);
}
