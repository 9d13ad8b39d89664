import type { Link } from '@/schemas/link';
import type { Locale } from '@/schemas/locale';
import type { LinkTarget } from '@/schemas/reference';
import type { PageContext, PageCustoms, ShownLink } from './page-context';
import { findPicture, findTarget, type ReferenceTable } from './reference-table';

/** Where a page stands, and what a visitor asked of it. */
export type Place = {
  locale: Locale;
  references: ReferenceTable;
  href: (path: string) => string;
  asked?: URLSearchParams | null;
};

/** The context of a page whose references were found. `href` puts a network path into the page's place. */
export function createPageContext(
  { locale, references, href, asked = null }: Place,
  customs: PageCustoms,
): PageContext {
  const target = (to: LinkTarget | null | undefined): string | null => {
    const found = to ? findTarget(references, to) : null;
    return found === null ? null : href(found);
  };
  const show = (link: Link | null | undefined): ShownLink | null => {
    const found = target(link?.to);
    return link && found !== null ? { label: link.label, href: found } : null;
  };
  return {
    locale,
    href,
    target,
    link: show,
    links: (links) => links.flatMap((link) => show(link) ?? []),
    picture: (picture) => (picture ? findPicture(references, picture) : null),
    asked,
    ...customs,
  };
}
