import type { FigureName, FigureValues } from '@/schemas/content-figures';
import type { Locale } from '@/schemas/locale';
import type { Reference } from '@/schemas/reference';

/**
 * The location of a page for data sources: its route and its page record. One object per rendered page; data
 * is read once per object.
 */
export type DataContext = {
  locale: Locale;
  /** The slugs of the records that the page is about, by kind. */
  subjects: Readonly<Record<string, string>>;
  /** The values of placeholders in content, such as `{network}`. */
  names: Readonly<Record<string, string>>;
  /** The path of the page without language, such as `/locations/greater-accra/osu`. */
  path: string;
  /** The query string of the request; null on pages that are the same for all visitors. */
  searchParams?: URLSearchParams | null;
  /** The slug of a record that a binding names by id; null when the record does not exist. */
  slugOf?: (reference: Reference) => Promise<string | null>;
  /**
   * Reads the figures that content mentions in braces, such as `{towns.count}`; without it they stay
   * unchanged.
   */
  readFigures?: (facts: readonly FigureName[]) => Promise<FigureValues>;
};
