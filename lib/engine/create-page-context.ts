import type { Link } from '@/schemas/link';
import type { Locale } from '@/schemas/locale';
import type { LinkTarget } from '@/schemas/reference';
import type { PageContext, PageI18n, ResolvedLink } from './page-context';
import { findPicture, findTarget, type ReferenceTable } from './reference-table';

/** The location of a page and the query string of its request. */
export type PageLocation = {
  locale: Locale;
  references: ReferenceTable;
  href: (path: string) => string;
  searchParams?: URLSearchParams | null;
};

/**
 * The context of a page with resolved references. `href` maps a network path into the page's language and
 * brand context.
 */
export function createPageContext(
  { locale, references, href, searchParams = null }: PageLocation,
  i18n: PageI18n,
): PageContext {
  const target = (to: LinkTarget | null | undefined): string | null => {
    const path = to ? findTarget(references, to) : null;
    return path === null ? null : href(path);
  };
  const resolveLink = (link: Link | null | undefined): ResolvedLink | null => {
    const targetHref = target(link?.to);
    return link && targetHref !== null ? { label: link.label, href: targetHref } : null;
  };
  return {
    locale,
    href,
    target,
    link: resolveLink,
    links: (links) => links.flatMap((link) => resolveLink(link) ?? []),
    picture: (picture) => (picture ? findPicture(references, picture) : null),
    searchParams,
    ...i18n,
  };
}
