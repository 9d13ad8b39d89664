import { isSameJson } from '@/lib/document/canonical-json';
import { createPageContext } from '@/lib/engine/create-page-context';
import type { PageContext } from '@/lib/engine/page-context';
import { type Told, toldCustoms } from '@/lib/engine/told-customs';
import { contextHref, contextOf } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import type { Filling } from '@/schemas/composing/filling';
import type { StoredBlock } from '@/schemas/stored-block';
import type { Supply } from './supplied-to';

/** What a page has besides its document, ready to draw with. */
export type Filled = {
  names: Readonly<Record<string, string>>;
  context: PageContext;
  header: readonly StoredBlock[];
  footer: readonly StoredBlock[];
  supplied: ReadonlyMap<string, Supply>;
  references: Filling['references'];
  phones: Filling['phones'];
};

/** Where the page stands, and what it says there. */
type Standing = { told: Told; path: string };

/** What says the same as `before` is the same object: it is not drawn again. */
export function readFilled(page: Filling, standing: Standing, before: Filled | null): Filled {
  const references = kept(page.references, before?.references);
  const phones = kept(page.phones, before?.phones);
  const isSame = before && references === before.references && phones === before.phones;
  const supplies = Object.entries(page.supplied).map(
    ([id, supply]) => [id, kept(supply, before?.supplied.get(id))] as const,
  );
  return {
    names: kept(page.names, before?.names),
    context: isSame ? before.context : readContext({ references, phones }, standing),
    header: kept(page.header, before?.header),
    footer: kept(page.footer, before?.footer),
    supplied: new Map(supplies),
    references,
    phones,
  };
}

const kept = <Value>(value: Value, before: Value | undefined): Value =>
  before !== undefined && isSameJson(value, before) ? before : value;

function readContext(
  { references: { pictures, paths, slugs }, phones }: Pick<Filling, 'references' | 'phones'>,
  { told, path }: Standing,
): PageContext {
  const match = matchRoute(path);
  const references = { pictures: new Map(pictures), paths: new Map(paths), slugs: new Map(slugs) };
  const href = match ? contextHref(contextOf(match, told.locale)) : (to: string) => to;
  return createPageContext({ locale: told.locale, references, href }, toldCustoms(told, phones));
}
