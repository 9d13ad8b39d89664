import type { Formats } from '@/lib/i18n/figures';
import type { Translate } from '@/lib/i18n/translate-from';
import type { ShownMap } from '@/lib/map/shown-map';
import type { Image } from '@/schemas/image';
import type { Link } from '@/schemas/link';
import type { Locale } from '@/schemas/locale';
import type { LinkTarget, Picture } from '@/schemas/reference';

/** A link ready to draw: `href` is final. */
export type ShownLink = { label: string; href: string };

/**
 * What every view on a page may know about where it stands. References were resolved before the page is drawn, so
 * each of these is a look-up that answers at once.
 */
export type PageContext = {
  locale: Locale;
  /**
   * The address of a path of this site, as supplied records hold it, in this page's language and place; other
   * addresses come back as they are.
   */
  href: (path: string) => string;
  /** Where an authored target leads; null when there is none or it is gone. */
  target: (to: LinkTarget | null | undefined) => string | null;
  /** An authored link; null when there is none, or what it leads to is gone. */
  link: (link: Link | null | undefined) => ShownLink | null;
  /** Authored links in their order, without those that lead nowhere. */
  links: (links: readonly Link[]) => ShownLink[];
  /** An authored picture; null when there is none or it is gone. */
  picture: (picture: Picture | null | undefined) => Image | null;
  /** What a visitor asked of this page by its address; null on the pages that everybody gets. */
  asked: URLSearchParams | null;
  /** Where the not-found page says that it is a record which is missing. */
  missing?: 'record';
  t: Translate;
  format: Formats;
  /** The country that is served. */
  map: ShownMap;
};

/** What follows from a page's language and its country. */
export type PageCustoms = Pick<PageContext, 't' | 'format' | 'map'>;
