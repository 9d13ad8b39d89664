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
import { FinderList } from './finder-list';
import type { FinderMessages } from './finder-messages';
import type { FinderOffice } from './finder-office';
import { MapPins } from './map-pins';
import { rankOffices } from './rank-offices';
import type { RankedListProps } from './ranked-list';
import { SearchForm } from './search-form';
import { SearchStatus } from './search-status';
import { useOfficeSearch } from './use-office-search';

/** Loads the animated list; falls back to the static list when loading fails. */
const loadRankedList = (): Promise<ComponentType<RankedListProps>> =>
  import('./ranked-list').then(
    (m) => m.RankedList,
    () => StaticList,
  );

const StaticList = ({ renderList }: RankedListProps): ReactElement => renderList('li');

type OfficeFinderIslandProps = {
  id: string;
  locale: Locale;
  distanceUnit: DistanceUnit;
  offices: FinderOffice[];
  messages: FinderMessages;
  map: ReactNode;
  box: { width: number; height: number };
};

/** Search, list and pins. Before the first search it displays what the server rendered: all offices. */
export function OfficeFinderIsland({
  id,
  locale,
  distanceUnit,
  offices,
  messages,
  map,
  box,
}: OfficeFinderIslandProps): ReactElement {
  const [RankedList, setRankedList] = useState<ComponentType<RankedListProps>>(() => StaticList);
  const prepare = useCallback(async () => {
    const loaded = await loadRankedList();
    return () => setRankedList(() => loaded);
  }, []);
  const { state, near, searchNear, searchNearMe, reset } = useOfficeSearch(offices, prepare);
  const [active, setActive] = useState<string | null>(null);
  const ranked = useMemo(
    () => rankOffices(offices, state, (metres) => formatDistance(metres, locale, distanceUnit)),
    [offices, state, locale, distanceUnit],
  );
  const searched = state.phase !== 'idle';

  useEffect(() => {
    const nearParam = new URLSearchParams(window.location.search).get('near');
    if (nearParam) void searchNear({ text: nearParam });
  }, [searchNear]);

  const list = { ranked, active, onActive: setActive };
  const renderList = (Item: ElementType) => <FinderList {...list} Item={Item} />;
  return (
    <div className="grid-page items-start gap-y-10">
      <div className={map ? 'col-span-12 lg:col-span-7' : 'col-span-12'}>
        <SearchForm
          id={id}
          near={near}
          messages={messages}
          busy={state.phase === 'searching' || state.phase === 'locating'}
          onSearch={(text) => void searchNear({ text })}
          onNearMe={() => void searchNearMe()}
        />
        <SearchStatus state={state} messages={messages} onReset={reset} />
        {searched ? <RankedList near={near} renderList={renderList} /> : renderList('li')}
      </div>
      {map && (
        <div className="relative col-span-12 overflow-hidden rounded-lg border border-line bg-surface-sunken sm:col-span-10 lg:sticky lg:top-28 lg:col-span-5">
          {map}
          <MapPins {...list} all={offices} box={box} />
        </div>
      )}
    </div>
  );
}
