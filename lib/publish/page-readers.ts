import DataLoader from 'dataloader';
import type { FigureName, FigureValues } from '@/schemas/content-figures';
import type { Locale } from '@/schemas/locale';
import type { PageSources } from './page-sources';

/** Reads network figures for one page, each once; those requested in the same tick in one query. */
export function createFactReader(
  read: PageSources['readFacts'],
  locale: Locale,
): (facts: readonly FigureName[]) => Promise<FigureValues> {
  const loader = new DataLoader<FigureName, string | undefined>(async (facts) => {
    const values = await read(facts, locale);
    return facts.map((fact) => values[fact]);
  });
  return async (facts) => {
    const values = await Promise.all(facts.map(async (fact) => [fact, await loader.load(fact)] as const));
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
}
