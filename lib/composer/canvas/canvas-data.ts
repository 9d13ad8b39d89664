import { isSameJson } from '@/lib/document/canonical-json';
import { isNode } from '@/lib/document/nodes';
import type { OpenBlock, OpenDocument } from '@/lib/document/operations/open-document';
import { createPageContext } from '@/lib/engine/create-page-context';
import { createPageI18n, type PageI18nData } from '@/lib/engine/create-page-i18n';
import type { PageContext } from '@/lib/engine/page-context';
import { resolvePlaceholders } from '@/lib/engine/resolve-placeholders';
import { contextHref, contextOf } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import type { ResolvedPageData } from '@/schemas/composing/resolved-page-data';
import { type StoredBlock, storedBlockSchema } from '@/schemas/stored-block';
import type { SuppliedData } from './supplied-data';

/** The data of a page besides its document, prepared for rendering. */
export type CanvasData = {
  names: Readonly<Record<string, string>>;
  context: PageContext;
  header: readonly StoredBlock[];
  footer: readonly StoredBlock[];
  supplied: ReadonlyMap<string, SuppliedData>;
  references: ResolvedPageData['references'];
  phones: ResolvedPageData['phones'];
};

/** Path of the page, and its locale formatters. */
type CanvasLocation = { i18n: PageI18nData; path: string };

/** Values that equal those of `previous` keep their identity, so that they are not rendered again. */
export function readCanvasData(
  page: ResolvedPageData,
  location: CanvasLocation,
  previous: CanvasData | null,
): CanvasData {
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
  { references: { pictures, paths, slugs }, phones }: Pick<ResolvedPageData, 'references' | 'phones'>,
  { i18n, path }: CanvasLocation,
): PageContext {
  const match = matchRoute(path);
  const references = { pictures: new Map(pictures), paths: new Map(paths), slugs: new Map(slugs) };
  const href = match ? contextHref(contextOf(match, i18n.locale)) : (to: string) => to;
  return createPageContext({ locale: i18n.locale, references, href }, createPageI18n(i18n, phones));
}

/** The inputs from which a block was resolved, and the result. */
type ResolvedBlock = {
  node: unknown;
  suppliedData: SuppliedData | undefined;
  names: CanvasData['names'];
  slots: OpenBlock['slots'];
  lists: readonly StoredBlock[][];
  block: StoredBlock | null;
};

/**
 * Creates a memoized function that resolves the blocks of a document with their data. A block is the same
 * object as before unless the block, its nested blocks or its data changed; its props are the same unless
 * the block itself or its data changed. A block that cannot be read is replaced by one of an unknown type.
 */
export function memoizeResolvedBlocks(): (document: OpenDocument, data: CanvasData) => StoredBlock[] {
  const cache = new Map<string, ResolvedBlock>();
  let root: StoredBlock[] = [];
  return ({ root: keys, blocks }, { names, supplied }) => {
    const resolveList = (keysInList: readonly string[], previous: StoredBlock[]): StoredBlock[] => {
      const resolved = keysInList.flatMap((key) => resolveBlock(key) ?? []);
      return isSameList(resolved, previous) ? previous : resolved;
    };
    const resolveBlock = (key: string): StoredBlock | null => {
      const block = blocks.get(key);
      if (!block) return null;
      const { node, slots } = block;
      const previous = cache.get(key);
      const lists =
        slots.size === 0
          ? noLists
          : [...slots.values()].map((inner, at) => resolveList(inner, previous?.lists[at] ?? []));
      const inputs = { node, slots, lists, names, suppliedData: supplied.get(key) };
      const isOwnSame =
        previous &&
        previous.node === node &&
        previous.suppliedData === inputs.suppliedData &&
        previous.names === names;
      if (isOwnSame && previous.slots === slots && isSameList(lists, previous.lists)) return previous.block;
      const resolved = createStoredBlock(inputs, isOwnSame ? previous.block : null) ?? unreadableBlock(key);
      cache.set(key, { ...inputs, block: resolved });
      return resolved;
    };
    root = resolveList(keys, root);
    if (cache.size > 2 * blocks.size) for (const key of cache.keys()) if (!blocks.has(key)) cache.delete(key);
    return root;
  };
}

const noLists: StoredBlock[][] = [];

const isSameList = (first: readonly unknown[], second: readonly unknown[]): boolean =>
  first.length === second.length && first.every((item, at) => item === second[at]);

/** The id is the key of the block in the document, so that the block is found on the page. */
const unreadableBlock = (id: string): StoredBlock => ({ id, type: '', version: 0, props: {} });

/** @param previous the result for the same block and data with different nested blocks */
function createStoredBlock(
  { node, suppliedData, names, slots, lists }: Omit<ResolvedBlock, 'block'>,
  previous: StoredBlock | null,
): StoredBlock | null {
  const inner = Object.fromEntries([...slots.keys()].map((slot, at) => [slot, lists[at] ?? []]));
  const allSlots = { ...suppliedData?.slots, ...inner };
  if (previous) return { ...previous, slots: allSlots };
  const read = storedBlockSchema.safeParse(isNode(node) ? { ...node, slots: undefined } : node);
  if (!read.success) return null;
  return {
    ...read.data,
    props: { ...suppliedData?.props, ...resolvePlaceholders(read.data.props, names) },
    slots: allSlots,
  };
}
