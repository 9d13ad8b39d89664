import type { Formats } from '@/lib/i18n/figures';
import type { Translate } from '@/lib/i18n/translate-from';
import type { LabelledMap } from '@/lib/map/labelled-map';
import type { Image } from '@/schemas/image';
import type { Link } from '@/schemas/link';
import type { Locale } from '@/schemas/locale';
import type { LinkTarget, Picture } from '@/schemas/reference';

/** A link ready to render: `href` is final. */
export type ResolvedLink = { label: string; href: string };

/**
 * The context of a page for its views. References are resolved before the page is rendered, so every lookup
 * is synchronous.
 */
export type PageContext = {
  locale: Locale;
  /**
   * The address of a path of this site, as supplied records contain it, in the language and brand context of
   * this page; other addresses are returned unchanged.
   */
  href: (path: string) => string;
  /** The address of an authored link target; null when there is none or it does not exist. */
  target: (to: LinkTarget | null | undefined) => string | null;
  /** An authored link; null when there is none or its target does not exist. */
  link: (link: Link | null | undefined) => ResolvedLink | null;
  /** Authored links in their order, without those whose target does not exist. */
  links: (links: readonly Link[]) => ResolvedLink[];
  /** An authored picture; null when there is none or it does not exist. */
  picture: (picture: Picture | null | undefined) => Image | null;
  /** The query string of the request; null on pages that are the same for all visitors. */
  searchParams: URLSearchParams | null;
  /** Set on the not-found page when a record is missing. */
  missing?: 'record';
  t: Translate;
  format: Formats;
  /** The map of the active country. */
  map: LabelledMap;
};

/** The messages, formatters and map of a page's locale and country. */
export type PageI18n = Pick<PageContext, 't' | 'format' | 'map'>;
