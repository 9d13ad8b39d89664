import { registry } from '@/blocks/registry';
import { isSameJson } from '@/lib/document/canonical-json';
import { isNode, slotsOf } from '@/lib/document/nodes';
import { isShown } from '@/lib/document/operations/is-shown';
import type { OpenBlock, OpenDocument } from '@/lib/document/operations/open-document';
import { checkNode, type Inside, isReadable, readEnvelope } from '@/lib/engine/check-node';
import type { Fault } from '@/lib/engine/fault';
import { subjectsAt } from '@/lib/routes/route-subjects';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import type { StoredBlock } from '@/schemas/stored-block';
import { type OwnField, readField } from '../editing/own-field';
import type { ComposedPage } from './backend';

/** The page or section that blocks stand on. */
type Of = Pick<ComposedPage, 'collection' | 'path'>;

/** The faults of a block, and what they depend on besides: whether visitors see it, which types stand in it. */
type Known = { page: Of; isShown: boolean; types: string; faults: Fault[] };
const known = new WeakMap<OpenBlock, Known>();

/**
 * What stands in the way of publishing a block of a page, as the door says it: of a hidden one what may never be stored. None of
 * one that this release cannot read, since the door takes that as it was. Looked at once, until it or what it depends on is another.
 */
export function faultsOf(document: OpenDocument, id: string, page: Of): Fault[] {
  const block = document.blocks.get(id);
  if (!block) return [];
  const inside = insideOf(document, block);
  const around = { page, isShown: isShown(document, id), types: typesIn(inside) };
  const before = known.get(block);
  if (before?.page === page && before.isShown === around.isShown && before.types === around.types)
    return before.faults;
  const faults = check(block, inside, around);
  known.set(block, { ...around, faults });
  return faults;
}

function check(block: OpenBlock, inside: Inside, around: Pick<Known, 'page' | 'isShown'>): Fault[] {
  const own = readOwn(block.own);
  const severity = around.isShown ? 'publish' : 'draft';
  const measure = {
    registry,
    severity,
    bindings: bindingEntries,
    provided: providedOf(around.page),
  } as const;
  return isReadable(own, registry) ? checkNode(own, inside, measure) : [];
}

const typesIn = (inside: Inside): string =>
  inside.map(([slot, blocks]) => `${slot}: ${blocks.map((one) => one?.type)}`).join('; ');

/** What cannot be read has its children in itself. */
const insideOf = ({ blocks }: OpenDocument, { own, slots }: OpenBlock): Inside => [
  ...slotsOf(own).map(([slot, nodes]) => [slot, nodes.map(readOwn)] as const),
  ...[...slots].map(([slot, keys]) => [slot, keys.map((key) => readOwn(blocks.get(key)?.own))] as const),
];

const read = new WeakMap<object, StoredBlock | null>();

/** A block without what stands in it, read once; null for what is none. */
function readOwn(own: unknown): StoredBlock | null {
  if (!isNode(own)) return null;
  const before = read.get(own);
  if (before !== undefined) return before;
  const envelope = readEnvelope(own);
  const block = envelope.ok ? envelope.data : null;
  read.set(own, block);
  return block;
}

/** A section stands on many pages: nobody knows which records their addresses name. */
const providedOf = ({ collection, path }: Of): ReadonlySet<string> | null =>
  collection === 'pages' ? subjectsAt(path) : null;

type Malformed = { stored: OpenDocument; page: Of; fields: readonly OwnField[] };
const malformed = new WeakMap<OpenDocument, Malformed>();

/**
 * The fields that no draft of a page may hold as they are: they wait on the screen until they are mended, and all of a block with them that is
 * stored with such a field. Looks at blocks that are not as they are stored, once for each two documents.
 */
export function malformedFields(document: OpenDocument, stored: OpenDocument, page: Of): readonly OwnField[] {
  const before = malformed.get(document);
  if (before?.stored === stored && before.page === page) return before.fields;
  const fields: OwnField[] = [];
  for (const [id, block] of document.blocks)
    if (stored.blocks.get(id) !== block && isNode(block.own)) {
      const wrong = malformedOf(document, id, page);
      const isStoredSo =
        stored.blocks.has(id) &&
        wrong.some((one) => isSameJson(readField(document, one), readField(stored, one)));
      fields.push(...(isStoredSo ? [{ id, path: [] }] : wrong));
    }
  malformed.set(document, { stored, page, fields });
  return fields;
}

const malformedOf = (document: OpenDocument, id: string, page: Of): OwnField[] =>
  faultsOf(document, id, page).flatMap(({ severity, path }) => {
    const [part, field] = path.split('.');
    if (severity !== 'malformed') return [];
    if (part === 'bind') return [{ id, path: [part] }];
    // What no field can be blamed for, as one that the type does not know.
    return part === 'props' ? [{ id, path: field ? [part, field] : [] }] : [];
  });
