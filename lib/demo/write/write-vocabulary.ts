import { contentLocale } from '@/lib/i18n/locales';
import { shippedSynonyms } from '@/lib/starter/search-synonyms';
import { type Ids, idOf, type SeedRun, writeEach } from './seed-run';

/** Writes the words that visitors search for. */
export const writeSynonyms = ({ payload, req }: SeedRun): Promise<Ids> =>
  writeEach(
    shippedSynonyms,
    ({ name }) => name,
    ({ name, words }) =>
      payload.create({ collection: 'search-synonyms', data: { name, words, language: contentLocale }, req }),
  );

/** Quarters that the gazetteer lacks. */
const addedPlaces = [
  {
    ...{ name: 'Appiadu', town: 'Kumasi', other_names: ['Apiadu'], region: 'GH-AH' },
    ...{ latitude: 6.657, longitude: -1.533 },
  },
];

export const writePlaces = ({ payload, req }: SeedRun, regionIds: Ids): Promise<Ids> =>
  writeEach(
    addedPlaces,
    ({ name }) => name,
    ({ region, ...place }) =>
      payload.create({ collection: 'places', data: { ...place, region: idOf(regionIds, region) }, req }),
  );
