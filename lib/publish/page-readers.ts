import DataLoader from 'dataloader';
import { type ReferenceTable, referenceKey } from '@/lib/engine/reference-table';
import type { FigureName, FigureValues } from '@/schemas/content-figures';
import type { Locale } from '@/schemas/locale';
import type { Reference } from '@/schemas/reference';
import type { PageSources } from './page-sources';

/** Reads network figures for one page, each once; those requested in the same tick in one query. */
export function createFigureReader(
  read: PageSources['readFigures'],
  locale: Locale,
): (names: readonly FigureName[]) => Promise<FigureValues> {
  const loader = new DataLoader<FigureName, string | undefined>(async (names) => {
    const values = await read(names, locale);
    return names.map((name) => values[name]);
  });
  return async (names) => {
    const values = await Promise.all(names.map(async (name) => [name, await loader.load(name)] as const));
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
}

/**
 * Reads the slug of a reference, null when the record no longer exists; references requested in the same
 * tick are read in one query.
 */
export function createSlugReader(read: (references: readonly Reference[]) => Promise<ReferenceTable>) {
  const keyOf = ({ kind, id }: Reference) => referenceKey(kind, id);
  const loader = new DataLoader<Reference, string | null, string>(
    async (references) => {
      const { slugs } = await read(references);
      return references.map((reference) => slugs.get(keyOf(reference)) ?? null);
    },
    { cacheKeyFn: keyOf },
  );
  return (reference: Reference): Promise<string | null> => loader.load(reference);
}
