import { idShapes, missingIds, type ProviderName } from '@/schemas/provider';

/** What happened in a visit. */
export type Happening = 'page_view' | 'generate_lead';

/** Somebody who measures: its script is brought once, and then it is told. */
export type Provider = { load: () => Promise<void>; tell: (what: Happening) => void };

/** The id of a provider. @throws in the words of the catalogue when it is none (spec section 8). */
export function demandId(name: ProviderName, id: string): string {
  if (!idShapes[name].test(id)) throw new Error(missingIds[name]);
  return id;
}
