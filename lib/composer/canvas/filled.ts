import type { OpenDocument } from '@/lib/document/operations/open-document';
import { createPageContext } from '@/lib/engine/create-page-context';
import type { PageContext } from '@/lib/engine/page-context';
import { contextHref, contextOf } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import type { Filling } from '@/schemas/composing';
import type { Locale } from '@/schemas/locale';
import type { StoredBlock } from '@/schemas/stored-block';
import { type Supplied, suppliedTo } from './supplied-to';

/** What a page has besides its document, ready to draw with. */
export type Filled = {
  names: Readonly<Record<string, string>>;
  context: PageContext;
  header: readonly StoredBlock[];
  footer: readonly StoredBlock[];
  supplied: Supplied;
};

/** `of` are the blocks that the page was filled for. */
export function readFilled(
  page: Filling,
  of: OpenDocument,
  { locale, path }: { locale: Locale; path: string },
): Filled {
  const match = matchRoute(path);
  const { pictures, paths, slugs } = page.references;
  const references = { pictures: new Map(pictures), paths: new Map(paths), slugs: new Map(slugs) };
  const href = match ? contextHref(contextOf(match, locale)) : (to: string) => to;
  return {
    names: page.names,
    context: createPageContext({ locale, references, href }),
    header: page.header,
    footer: page.footer,
    supplied: suppliedTo(page.main, of),
  };
}
