import { registry } from '@/blocks/registry';
import { isSameJson } from '@/lib/document/canonical-json';
import { isNode, slotsOf } from '@/lib/document/nodes';
import { isVisible } from '@/lib/document/operations/is-visible';
import type { OpenBlock, OpenDocument } from '@/lib/document/operations/open-document';
import { checkNode, isReadable, readEnvelope, type SlotContents } from '@/lib/engine/check-node';
import type { Issue } from '@/lib/engine/issue';
import { subjectsAt } from '@/lib/routes/route-subjects';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import type { StoredBlock } from '@/schemas/stored-block';
import { type BlockFieldPath, readField } from '../editing/block-field-path';
import type { ComposedPage } from './composer-api';

/** The page or section that contains the blocks. */
type BlockOwner = Pick<ComposedPage, 'collection' | 'path'>;

/**
 * Cached issues of a block, with the other inputs on which they depend: its visibility and the types of its
 * nested blocks.
 */
type CachedIssues = { page: BlockOwner; isShown: boolean; types: string; issues: Issue[] };
const issueCache = new WeakMap<OpenBlock, CachedIssues>();

/**
 * Issues that prevent publishing a block, equal to those of the write validation; for a hidden block only
 * those that prevent storing it. Empty for a block that this release cannot read, which the validation
 * accepts unchanged. Cached until the block or a dependency changes.
 */
export function issuesOf(document: OpenDocument, id: string, page: BlockOwner): Issue[] {
  const block = document.blocks.get(id);
  if (!block) return [];
  const nested = nestedBlocksOf(document, block);
  const dependencies = { page, isShown: isVisible(document, id), types: typesIn(nested) };
  const cached = issueCache.get(block);
  if (cached?.page === page && cached.isShown === dependencies.isShown && cached.types === dependencies.types)
    return cached.issues;
  const issues = check(block, nested, dependencies);
  issueCache.set(block, { ...dependencies, issues });
  return issues;
}

function check(
  block: OpenBlock,
  nested: SlotContents,
  dependencies: Pick<CachedIssues, 'page' | 'isShown'>,
): Issue[] {
  const node = readBlock(block.node);
  const severity = dependencies.isShown ? 'publish' : 'draft';
  const rules = {
    registry,
    severity,
    bindings: bindingEntries,
    subjectKinds: subjectKindsOf(dependencies.page),
  } as const;
  return isReadable(node, registry) ? checkNode(node, nested, rules) : [];
}

const typesIn = (nested: SlotContents): string =>
  nested.map(([slot, blocks]) => `${slot}: ${blocks.map((block) => block?.type)}`).join('; ');

/** The slots of a block. Those of an unreadable block are in its own value. */
const nestedBlocksOf = ({ blocks }: OpenDocument, { node, slots }: OpenBlock): SlotContents => [
  ...slotsOf(node).map(([slot, nodes]) => [slot, nodes.map(readBlock)] as const),
  ...[...slots].map(([slot, keys]) => [slot, keys.map((key) => readBlock(blocks.get(key)?.node))] as const),
];

const envelopeCache = new WeakMap<object, StoredBlock | null>();

/** Parses a block without its nested blocks, cached; null if it is not a block. */
function readBlock(node: unknown): StoredBlock | null {
  if (!isNode(node)) return null;
  const cached = envelopeCache.get(node);
  if (cached !== undefined) return cached;
  const envelope = readEnvelope(node);
  const block = envelope.ok ? envelope.data : null;
  envelopeCache.set(node, block);
  return block;
}

/** Null for a section, which can be used on pages with any context records. */
const subjectKindsOf = ({ collection, path }: BlockOwner): ReadonlySet<string> | null =>
  collection === 'pages' ? subjectsAt(path) : null;

type CachedFields = { stored: OpenDocument; page: BlockOwner; fields: readonly BlockFieldPath[] };
const malformedCache = new WeakMap<OpenDocument, CachedFields>();

/**
 * Fields that no draft may contain; they are excluded from saves until they are fixed. If the stored block
 * already contains such a field, the whole block is excluded. Only changed blocks are checked. Cached per
 * pair of documents.
 */
export function malformedFields(
  document: OpenDocument,
  stored: OpenDocument,
  page: BlockOwner,
): readonly BlockFieldPath[] {
  const cached = malformedCache.get(document);
  if (cached?.stored === stored && cached.page === page) return cached.fields;
  const fields: BlockFieldPath[] = [];
  for (const [id, block] of document.blocks)
    if (stored.blocks.get(id) !== block && isNode(block.node)) {
      const malformedInBlock = malformedOf(document, id, page);
      const isStoredMalformed =
        stored.blocks.has(id) &&
        malformedInBlock.some((field) => isSameJson(readField(document, field), readField(stored, field)));
      fields.push(...(isStoredMalformed ? [{ id, path: [] }] : malformedInBlock));
    }
  malformedCache.set(document, { stored, page, fields });
  return fields;
}

const malformedOf = (document: OpenDocument, id: string, page: BlockOwner): BlockFieldPath[] =>
  issuesOf(document, id, page).flatMap(({ severity, path }) => {
    const [part, field] = path.split('.');
    if (severity !== 'malformed') return [];
    if (part === 'bind') return [{ id, path: [part] }];
    // Without a known field, for example for an undefined prop, the whole block.
    return part === 'props' ? [{ id, path: field ? [part, field] : [] }] : [];
  });
