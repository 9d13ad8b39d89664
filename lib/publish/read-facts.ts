import DataLoader from 'dataloader';
import type { Fact, FactValues } from '@/schemas/facts';
import type { Locale } from '@/schemas/locale';
import type { PageSources } from './page-sources';

/** Reads figures for one page, each once; those of one tick in one question. */
export function createFactReader(
  read: PageSources['readFacts'],
  locale: Locale,
): (facts: readonly Fact[]) => Promise<FactValues> {
  const loader = new DataLoader<Fact, string | undefined>(async (facts) => {
    const values = await read(facts, locale);
    return facts.map((fact) => values[fact]);
  });
  return async (facts) => {
    const values = await Promise.all(facts.map(async (fact) => [fact, await loader.load(fact)] as const));
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
}
