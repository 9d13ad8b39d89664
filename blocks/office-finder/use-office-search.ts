'use client';
import { useCallback, useState } from 'react';
import { locateVisitor } from '@/lib/visitor/locate-visitor';
import { type FoundOffice, type SearchedPlace, searchOffices } from '@/lib/visitor/search-offices';
import { pickNearest } from './pick-nearest';

export type SearchState =
  | { phase: 'idle' | 'searching' | 'locating' | 'none' | 'failed' | 'denied' }
  | { phase: 'found'; found: FoundOffice[] };

/** The search as a state: `known` are the offices on the page, others are left out of the answer. */
export function useOfficeSearch(known: readonly { slug: string }[]) {
  const [state, setState] = useState<SearchState>({ phase: 'idle' });

  const searchNear = useCallback(
    async (place: SearchedPlace) => {
      setState({ phase: 'searching' });
      try {
        const answer = await searchOffices(place);
        const found = pickNearest(answer.filter(({ slug }) => known.some((one) => one.slug === slug)));
        setState(found.length > 0 ? { phase: 'found', found } : { phase: 'none' });
      } catch {
        setState({ phase: 'failed' });
      }
    },
    [known],
  );

  const searchNearMe = useCallback(async () => {
    setState({ phase: 'locating' });
    const position = await locateVisitor().catch(() => null);
    if (position) await searchNear(position);
    else setState({ phase: 'denied' });
  }, [searchNear]);

  const reset = useCallback(() => setState({ phase: 'idle' }), []);
  return { state, searchNear, searchNearMe, reset };
}
