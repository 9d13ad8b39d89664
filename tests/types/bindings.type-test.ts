import { z } from 'zod';
import { bind, type Source, type Supply } from '@/lib/engine/bindings';

type Town = { name: string; people: number };

const towns: Source<'towns', { region?: string | undefined }, Town[]> = {
  name: 'towns',
  query: z.strictObject({ region: z.string().optional() }),
  tags: ({ region }) => ['regions', ...(region ? [`regions:${region}`] : [])],
  read: async () => [],
};

const townsToList = (all: Town[]): Supply => ({ props: { names: all.map((town) => town.name) } });
const townToList = (town: Town): Supply => ({ props: { name: town.name } });
const townsWithMayors = (all: (Town & { mayor: string })[]): Supply => ({
  props: { names: all.map((town) => town.mayor) },
});
const asyncToList = async (all: Town[]) => ({ props: { count: all.length } });
const toFunction = (all: Town[]) => ({ props: { count: () => all.length } });

bind(towns, 'office-list', townsToList, 'hide');

// @ts-expect-error an adapter of one record on a source of many
bind(towns, 'office-list', townToList, 'hide');

// @ts-expect-error an adapter that needs more than the source gives
bind(towns, 'office-list', townsWithMayors, 'hide');

// @ts-expect-error an adapter that fetches
bind(towns, 'office-list', asyncToList, 'hide');

// @ts-expect-error an adapter that supplies what cannot be stored
bind(towns, 'office-list', toFunction, 'hide');

// @ts-expect-error no answer to what happens when the record is gone
bind(towns, 'office-list', townsToList);

// @ts-expect-error an answer nobody knows
bind(towns, 'office-list', townsToList, 'ignore');

const badQuery: Source<'towns', { region: string }, Town[]> = {
  ...towns,
  // @ts-expect-error a query schema that does not make the query
  query: z.strictObject({ region: z.number() }),
};
bind(badQuery, 'office-list', townsToList, 'hide');
