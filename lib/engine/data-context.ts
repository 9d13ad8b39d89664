import type { Fact, FactValues } from '@/schemas/facts';
import type { Locale } from '@/schemas/locale';
import type { Reference } from '@/schemas/reference';

/**
 * Where a page stands, as far as data is concerned: what its route and its page record say. One object
 * per page that is made: what was read for it is read once.
 */
export type DataContext = {
  locale: Locale;
  /** The slugs of the records the page is about, by kind. */
  subjects: Readonly<Record<string, string>>;
  /** Names that content may mention in braces, as `{network}`. */
  names: Readonly<Record<string, string>>;
  /** Path of the page without language, as `/locations/greater-accra/osu`. */
  path: string;
  /** What a visitor asked of this page by its address; null on the pages that everybody gets. */
  asked?: URLSearchParams | null;
  /** The slug of a record that a binding names by its id; null when it is gone. */
  slugOf?: (reference: Reference) => Promise<string | null>;
  /** The figures that content mentions in braces, as `{towns.count}`; without it they stay as they are. */
  readFacts?: (facts: readonly Fact[]) => Promise<FactValues>;
};
