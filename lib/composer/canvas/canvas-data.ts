import { isSameJson } from '@/lib/document/canonical-json';
import { createPageContext } from '@/lib/engine/create-page-context';
import type { PageContext } from '@/lib/engine/page-context';
import { type PageI18nData, createPageI18n } from '@/lib/engine/create-page-i18n';
import { contextHref, contextOf } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import type { Filling } from '@/schemas/composing/filling';
import type { StoredBlock } from '@/schemas/stored-block';
import type { SuppliedData } from './supplied-data';

/** The data of a page besides its document, prepared for rendering. */
export type CanvasData = {
  names: Readonly<Record<string, string>>;
  context: PageContext;
  header: readonly StoredBlock[];
  footer: readonly StoredBlock[];
  supplied: ReadonlyMap<string, SuppliedData>;
  references: Filling['references'];
  phones: Filling['phones'];
};

/** Path of the page, and its locale formatters. */
type CanvasLocation = { i18n: PageI18nData; path: string };

/** Values that equal those of `before` keep their identity, so that they are not rendered again. */
export function readCanvasData(page: Filling, location: CanvasLocation, previous: CanvasData | null): CanvasData {
  const references = reuseIfEqual(page.references, previous?.references);
  const phones = reuseIfEqual(page.phones, previous?.phones);
  const isSame = previous && references === previous.references && phones === previous.phones;
  const supplies = Object.entries(page.supplied).map(
    ([id, supply]) => [id, reuseIfEqual(supply, previous?.supplied.get(id))] as const,
  );
  return {
    names: reuseIfEqual(page.names, previous?.names),
    context: isSame ? previous.context : readContext({ references, phones }, location),
    header: reuseIfEqual(page.header, previous?.header),
    footer: reuseIfEqual(page.footer, previous?.footer),
    supplied: new Map(supplies),
    references,
    phones,
  };
}

const reuseIfEqual = <Value>(value: Value, previous: Value | undefined): Value =>
  previous !== undefined && isSameJson(value, previous) ? previous : value;

function readContext(
  { references: { pictures, paths, slugs }, phones }: Pick<Filling, 'references' | 'phones'>,
  { i18n, path }: CanvasLocation,
): PageContext {
  const match = matchRoute(path);
  const references = { pictures: new Map(pictures), paths: new Map(paths), slugs: new Map(slugs) };
  const href = match ? contextHref(contextOf(match, i18n.locale)) : (to: string) => to;
  return createPageContext({ locale: i18n.locale, references, href }, createPageI18n(i18n, phones));
}
