import { z } from 'zod';
import { bind, type Supply } from '@/lib/engine/bindings';
import { defineSource } from '@/lib/engine/define-source';
import type { BindingEntry } from '@/schemas/bindings/catalogue';

type Town = { name: string; people: number };

const townsQuery = {
  source: 'towns',
  schema: z.strictObject({ region: z.string().optional() }),
  slugs: { region: 'region' },
} as const;
const villagesQuery = { ...townsQuery, source: 'villages' } as const;
const entry: BindingEntry<typeof townsQuery, 'names'> = {
  query: townsQuery,
  blockType: 'office-list',
  supplies: ['names'],
};

const towns = defineSource<typeof townsQuery, Town[]>({
  query: townsQuery,
  read: async () => [],
});

const townsToList = (all: Town[]): Supply<'names'> => ({ props: { names: all.map((town) => town.name) } });
const townToList = (town: Town): Supply<'names'> => ({ props: { names: [town.name] } });
const townsWithMayors = (all: (Town & { mayor: string })[]): Supply<'names'> => ({
  props: { names: all.map((town) => town.mayor) },
});
const asyncToList = async (all: Town[]) => ({ props: { names: all.length } });
const toFunction = (all: Town[]) => ({ props: { names: () => all.length } });
const withHeading = (all: Town[]): Supply<'names' | 'heading'> => ({
  props: { names: all.length, heading: 'Towns' },
});

bind(entry, towns, townsToList);

// @ts-expect-error an adapter of one record on a source of many
bind(entry, towns, townToList);

// @ts-expect-error an adapter that needs more than the source gives
bind(entry, towns, townsWithMayors);

// @ts-expect-error an adapter that fetches
bind(entry, towns, asyncToList);

// @ts-expect-error an adapter that supplies what cannot be stored
bind(entry, towns, toFunction);

// @ts-expect-error an adapter that supplies a prop its entry does not declare
bind(entry, towns, withHeading);

// @ts-expect-error an adapter that leaves out a prop its entry declares
bind({ ...entry, supplies: ['names', 'heading'] } as const, towns, townsToList);

// @ts-expect-error a source that answers another question
bind(entry, { ...towns, query: villagesQuery }, townsToList);

const badQuery = defineSource<typeof townsQuery, Town[]>({
  ...towns,
  // @ts-expect-error a query schema that does not make the query
  query: { ...townsQuery, schema: z.strictObject({ region: z.number() }) },
});
bind(entry, badQuery, townsToList);
