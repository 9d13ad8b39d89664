'use client';
import { useCallback, useRef, useState } from 'react';
import {
  locateVisitor,
  type OfficeSearchLocation,
  type OfficeSearchResult,
  searchOffices,
} from '@/lib/visitor/office-search';
import { pickNearest } from './pick-nearest';

export type OfficeSearchState =
  | { phase: 'idle' | 'searching' | 'locating' | 'none' | 'failed' | 'denied' }
  | { phase: 'found'; found: OfficeSearchResult[] };

/**
 * The state of the search. `offices` are the offices of the page; others are removed from the response.
 * `near` is the search text, empty for the location of the visitor. Results are set after `prepare` has
 * resolved, and its callback runs in the same update: the animated list must not replace the static one while
 * a visitor interacts with it. The latest search takes precedence.
 */
export function useOfficeSearch(offices: readonly { slug: string }[], prepare: () => Promise<() => void>) {
  const [state, setState] = useState<OfficeSearchState>({ phase: 'idle' });
  const [near, setNear] = useState('');
  const latest = useRef<OfficeSearchLocation>(null);

  const searchNear = useCallback(
    async (location: OfficeSearchLocation) => {
      latest.current = location;
      setNear('text' in location ? location.text : '');
      setState({ phase: 'searching' });
      try {
        const [answer, show] = await Promise.all([searchOffices(location), prepare()]);
        const found = pickNearest(
          answer.filter(({ slug }) => offices.some((candidate) => candidate.slug === slug)),
        );
        if (latest.current !== location) return;
        show();
        setState(found.length > 0 ? { phase: 'found', found } : { phase: 'none' });
      } catch {
        if (latest.current === location) setState({ phase: 'failed' });
      }
    },
    [offices, prepare],
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
