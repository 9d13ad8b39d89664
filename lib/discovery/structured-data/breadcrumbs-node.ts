import type { BreadcrumbList } from 'schema-dts';
import type { Locale } from '@/schemas/locale';
import { pageUrl } from '../absolute-urls';

/** A parent page; its path has no language. */
export type Breadcrumb = { label: string; href: string };

/** The breadcrumbs from the home page to the page itself; null on the home page. */
export function breadcrumbsNode(
  home: string,
  steps: readonly Breadcrumb[],
  locale: Locale,
): BreadcrumbList | null {
  if (steps.length === 0) return null;
  const breadcrumbs = [{ label: home, href: '/' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      // The last item is the page itself and needs no URL.
      ...(index < breadcrumbs.length - 1 && { item: pageUrl(locale, href) }),
    })),
  };
}
