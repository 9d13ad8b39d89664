import { findIdIssue } from '@/lib/document/limits';
import { isNode, slotsOf } from '@/lib/document/nodes';
import type { BindingEntry } from '@/schemas/bindings/catalogue';
import { type StoredBlock, storedBlockSchema } from '@/schemas/stored-block';
import { findBindingIssue } from './binding-issue';
import { bindingsOf } from './bindings-of';
import { type CheckOptions, type Issue, issueOf } from './issue';
import type { Registry } from './registry';
import { type TryParseResult, tryParse } from './try-parse';

/** The rules for a node, shared by the server's write validation and the composer. */
export type CheckContext = {
  registry: Registry;
  severity: CheckOptions['severity'];
  bindings: readonly BindingEntry[];
  /** The kinds of record that the addresses of the page name; null where that is unknown. */
  subjectKinds: ReadonlySet<string> | null;
};

/** The blocks in a node by slot, each without its own contents; null for a value that is no block. */
export type SlotContents = readonly (readonly [slot: string, blocks: readonly (StoredBlock | null)[]])[];

/** Parses the block itself; the nodes in its slots are parsed separately. */
export function readEnvelope(raw: unknown): TryParseResult<StoredBlock> {
  const lists = new Set(slotsOf(raw).map(([name]) => name));
  const slots = isNode(raw) && isNode(raw.slots) ? Object.entries(raw.slots) : [];
  const emptied = slots.map(([name, value]): [string, unknown] => [name, lists.has(name) ? [] : value]);
  const node = isNode(raw) && isNode(raw.slots) ? { ...raw, slots: Object.fromEntries(emptied) } : raw;
  return tryParse(storedBlockSchema, node);
}

/** Whether this release can read a block; issues of unknown types or versions cannot be fixed here. */
export function isReadable(block: StoredBlock | null, registry: Registry): block is StoredBlock {
  return block !== null && (registry.get(block.type)?.upgrade(block) ?? null) !== null;
}

/** The issues of one block itself; of its contents, only the types matter. */
export function checkNode(
  envelope: StoredBlock,
  contents: SlotContents,
  { registry, severity, bindings, subjectKinds }: CheckContext,
): Issue[] {
  const block = withSlots(envelope, contents);
  const idIssue = findIdIssue(block.id);
  const idIssues = idIssue ? [issueOf(block, 'id', idIssue)] : [];
  const definition = registry.get(block.type);
  if (!definition) return idIssues;
  const entry = bindingsOf(bindings, block.type).find(
    (bindingEntry) => bindingEntry.query.source === block.bind?.source,
  );
  const bindingMessage = findBindingIssue(block, bindings, subjectKinds);
  return [
    ...idIssues,
    ...definition.check(block, {
      ...{ severity, supplied: entry?.supplies ?? [] },
      labelOf: (type) => registry.get(type)?.label ?? type,
    }),
    ...(bindingMessage ? [issueOf(block, 'bind', bindingMessage)] : []),
  ];
}

/** The block with its readable contents, for the rules of its slots. */
function withSlots(block: StoredBlock, contents: SlotContents): StoredBlock {
  const lists = contents.map(([slot, blocks]) => [slot, blocks.flatMap((child) => child ?? [])] as const);
  return lists.length > 0 || block.slots ? { ...block, slots: Object.fromEntries(lists) } : block;
}
