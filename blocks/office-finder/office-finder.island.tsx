'use client';
import {
  type ComponentType,
  type ElementType,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { DistanceUnit } from '@/lib/i18n/countries/country';
import { formatDistance } from '@/lib/i18n/format-distance';
import type { Locale } from '@/schemas/locale';
import type { FinderWords } from './finder-words';
import { MapPins } from './map-pins';
import type { Place } from './place';
import { PlaceList } from './place-list';
import { rankPlaces } from './rank-places';
import type { RankedPlacesProps } from './ranked-places';
import { SearchForm } from './search-form';
import { SearchStatus } from './search-status';
import { useOfficeSearch } from './use-office-search';

/** The list that moves; the one that stands still when that cannot be had. */
const loadRankedPlaces = (): Promise<ComponentType<RankedPlacesProps>> =>
  import('./ranked-places').then(
    (m) => m.RankedPlaces,
    () => StillPlaces,
  );

const StillPlaces = ({ draw }: RankedPlacesProps): ReactElement => draw('li');

type OfficeFinderIslandProps = {
  id: string;
  locale: Locale;
  distanceUnit: DistanceUnit;
  places: Place[];
  words: FinderWords;
  map: ReactNode;
  box: { width: number; height: number };
};

/** Search, list and pins. Before the first search it is what the server drew: all offices. */
export function OfficeFinderIsland({
  id,
  locale,
  distanceUnit,
  places,
  words,
  map,
  box,
}: OfficeFinderIslandProps): ReactElement {
  const [RankedPlaces, setRankedPlaces] = useState<ComponentType<RankedPlacesProps>>(() => StillPlaces);
  const prepare = useCallback(async () => {
    const loaded = await loadRankedPlaces();
    return () => setRankedPlaces(() => loaded);
  }, []);
  const { state, near, searchNear, searchNearMe, reset } = useOfficeSearch(places, prepare);
  const [active, setActive] = useState<string | null>(null);
  const ranked = useMemo(
    () => rankPlaces(places, state, (metres) => formatDistance(metres, locale, distanceUnit)),
    [places, state, locale, distanceUnit],
  );
  const searched = state.phase !== 'idle';

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('near');
    if (asked) void searchNear({ text: asked });
  }, [searchNear]);

  const list = { shown: ranked, active, onActive: setActive };
  const draw = (Item: ElementType) => <PlaceList {...list} Item={Item} />;
  return (
    <div className="grid-page items-start gap-y-10">
      <div className={map ? 'col-span-12 lg:col-span-7' : 'col-span-12'}>
        <SearchForm
          id={id}
          near={near}
          words={words}
          busy={state.phase === 'searching' || state.phase === 'locating'}
          onSearch={(text) => void searchNear({ text })}
          onNearMe={() => void searchNearMe()}
        />
        <SearchStatus state={state} words={words} onReset={reset} />
        {searched ? <RankedPlaces near={near} draw={draw} /> : draw('li')}
      </div>
      {map && (
        <div className="relative col-span-12 overflow-hidden rounded-lg border border-line bg-surface-sunken sm:col-span-10 lg:sticky lg:top-28 lg:col-span-5">
          {map}
          <MapPins {...list} all={places} box={box} />
        </div>
      )}
    </div>
  );
}
