import type { BreadcrumbList } from 'schema-dts';
import type { Locale } from '@/schemas/locale';
import { pageAddress } from '../site-address';

/** A page on the way to another; its path has no language. */
export type Step = { label: string; href: string };

/** The way to a page from the home page, the page itself last; null on the home page. */
export function breadcrumbsNode(home: string, steps: readonly Step[], locale: Locale): BreadcrumbList | null {
  if (steps.length === 0) return null;
  const way = [{ label: home, href: '/' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      // The last is this page.
      ...(at < way.length - 1 && { item: pageAddress(locale, href) }),
    })),
  };
}
