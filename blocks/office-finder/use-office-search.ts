'use client';
import { useCallback, useRef, useState } from 'react';
import { locateVisitor } from '@/lib/visitor/locate-visitor';
import { type FoundOffice, type SearchedPlace, searchOffices } from '@/lib/visitor/search-offices';
import { pickNearest } from './pick-nearest';

export type SearchState =
  | { phase: 'idle' | 'searching' | 'locating' | 'none' | 'failed' | 'denied' }
  | { phase: 'found'; found: FoundOffice[] };

/**
 * The search as a state: `known` are the offices on the page, others are left out of the answer. `near` is what was searched for,
 * empty for where the visitor is. Nothing is found before `prepare` has ended, whose result is called in the same moment: the list that
 * shows it must not take the place of another under somebody's finger. Of several searches the last counts.
 */
export function useOfficeSearch(known: readonly { slug: string }[], prepare: () => Promise<() => void>) {
  const [state, setState] = useState<SearchState>({ phase: 'idle' });
  const [near, setNear] = useState('');
  const latest = useRef<SearchedPlace>(null);

  const searchNear = useCallback(
    async (place: SearchedPlace) => {
      latest.current = place;
      setNear('text' in place ? place.text : '');
      setState({ phase: 'searching' });
      try {
        const [answer, show] = await Promise.all([searchOffices(place), prepare()]);
        const found = pickNearest(answer.filter(({ slug }) => known.some((one) => one.slug === slug)));
        if (latest.current !== place) return;
        show();
        setState(found.length > 0 ? { phase: 'found', found } : { phase: 'none' });
      } catch {
        if (latest.current === place) setState({ phase: 'failed' });
      }
    },
    [known, prepare],
  );

  const searchNearMe = useCallback(async () => {
    setState({ phase: 'locating' });
    const position = await locateVisitor().catch(() => null);
    if (position) await searchNear(position);
    else setState({ phase: 'denied' });
  }, [searchNear]);

  const reset = useCallback(() => setState({ phase: 'idle' }), []);
  return { state, near, searchNear, searchNearMe, reset };
}
