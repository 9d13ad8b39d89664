'use client';
import { domMax, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ComponentProps, type ElementType, type ReactElement, useEffect } from 'react';
import { recallVisit } from '@/lib/visitor/remember-visit';
import { showPhones } from '@/lib/visitor/show-phones';
import { readVisit } from '@/lib/visitor/visit';

const transition = { duration: 0.25, ease: 'easeInOut' } as const;

export type RankedPlacesProps = {
  /** What was searched for; empty for where the visitor is. */
  near: string;
  /** The list with entries of this kind. Given, for what was drawn here would be fetched with what stands still. */
  draw: (Item: ElementType) => ReactElement;
};

/** The list after a search: entries move to their new places. Loaded with the first search only. */
export function RankedPlaces({ near, draw }: RankedPlacesProps): ReactElement {
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
        {draw(MovingItem)}
      </MotionConfig>
    </LazyMotion>
  );
}

const MovingItem = (props: ComponentProps<typeof m.li>) => <m.li layout="position" {...props} />;

function writeNear(near: string): void {
  const address = new URL(window.location.href);
  if (near) address.searchParams.set('near', near);
  else address.searchParams.delete('near');
  window.history.replaceState(window.history.state, '', address);
}
