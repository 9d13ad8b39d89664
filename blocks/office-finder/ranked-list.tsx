'use client';
import { domMax, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ComponentProps, type ElementType, type ReactElement, useEffect } from 'react';
import { parseVisit, readVisitQuery, showPhones } from '@/lib/visitor/phone-numbers';

const transition = { duration: 0.25, ease: 'easeInOut' } as const;

export type RankedListProps = {
  /** The search text; empty for the location of the visitor. */
  near: string;
  /**
   * Renders the list with entries of this element type. Passed as a prop, so that the code of the list is
   * not loaded a second time.
   */
  renderList: (Item: ElementType) => ReactElement;
};

/**
 * The list after a search, with entries that animate to their new positions. Loaded on the first search
 * only.
 */
export function RankedList({ near, renderList }: RankedListProps): ReactElement {
  // The search is part of the URL, so that reloading or sharing the page restores it.
  useEffect(() => {
    updateNearParam(near);
    return () => updateNearParam('');
  }, [near]);
  // Rerendered entries contain the default phone number; apply the number for the source of this visit.
  useEffect(() => showPhones(document, parseVisit(readVisitQuery())));
  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig reducedMotion="user" transition={transition}>
        {renderList(MovingItem)}
      </MotionConfig>
    </LazyMotion>
  );
}

const MovingItem = (props: ComponentProps<typeof m.li>) => <m.li layout="position" {...props} />;

function updateNearParam(near: string): void {
  const address = new URL(window.location.href);
  if (near) address.searchParams.set('near', near);
  else address.searchParams.delete('near');
  window.history.replaceState(window.history.state, '', address);
}
