import type { Formats } from '@/lib/i18n/formats';
import type { Translate } from '@/lib/i18n/translate';
import type { Locale } from '@/schemas/locale';

/**
 * What every view on a page may know about where it stands. `href` turns a path of this site, as
 * content holds it, into the address in this page's language, office or agent; other addresses
 * come back as they are.
 */
export type PageContext = {
  locale: Locale;
  href: (path: string) => string;
  t: Translate;
  format: Formats;
};
