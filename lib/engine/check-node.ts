import { idFault } from '@/lib/document/limits';
import { isNode, slotsOf } from '@/lib/document/nodes';
import type { BindingEntry } from '@/schemas/bindings/catalogue';
import { type StoredBlock, storedBlockSchema } from '@/schemas/stored-block';
import { bindingFault } from './binding-fault';
import { bindingsOf } from './bindings-of';
import { type CheckOptions, type Fault, faultOf } from './fault';
import type { Registry } from './registry';
import { type TryParseResult, tryParse } from './try-parse';

/** What a node is held to, by the server's door and by the composer before it. */
export type Measure = {
  registry: Registry;
  severity: CheckOptions['severity'];
  bindings: readonly BindingEntry[];
  /** The kinds of record the page's addresses name; null where nobody knows. */
  provided: ReadonlySet<string> | null;
};

/** What stands in a node, by slot: itself without what stands in it; null for what is no block. */
export type Inside = readonly (readonly [slot: string, blocks: readonly (StoredBlock | null)[]])[];

/** The block itself; the nodes in its slots are read each by itself. */
export function readEnvelope(raw: unknown): TryParseResult<StoredBlock> {
  const lists = new Set(slotsOf(raw).map(([name]) => name));
  const slots = isNode(raw) && isNode(raw.slots) ? Object.entries(raw.slots) : [];
  const emptied = slots.map(([name, value]): [string, unknown] => [name, lists.has(name) ? [] : value]);
  const own = isNode(raw) && isNode(raw.slots) ? { ...raw, slots: Object.fromEntries(emptied) } : raw;
  return tryParse(storedBlockSchema, own);
}

/** Whether this release knows what a block says: what it does not, nobody can mend. */
export function isReadable(block: StoredBlock | null, registry: Registry): block is StoredBlock {
  return block !== null && (registry.get(block.type)?.upgrade(block) ?? null) !== null;
}

/** What is wrong with one block, whatever is wrong with what stands in it: of that only the types are looked at. */
export function checkNode(
  read: StoredBlock,
  inside: Inside,
  { registry, severity, bindings, provided }: Measure,
): Fault[] {
  const block = withSlots(read, inside);
  const id = idFault(block.id);
  const ofId = id ? [faultOf(block, 'id', id)] : [];
  const definition = registry.get(block.type);
  if (!definition) return ofId;
  const entry = bindingsOf(bindings, block.type).find((one) => one.query.source === block.bind?.source);
  const binding = bindingFault(block, bindings, provided);
  return [
    ...ofId,
    ...definition.check(block, {
      ...{ severity, supplied: entry?.supplies ?? [] },
      labelOf: (type) => registry.get(type)?.label ?? type,
    }),
    ...(binding ? [faultOf(block, 'bind', binding)] : []),
  ];
}

/** With those in it that can be read, for the rules of its slots. */
function withSlots(block: StoredBlock, inside: Inside): StoredBlock {
  const lists = inside.map(([slot, blocks]) => [slot, blocks.flatMap((one) => one ?? [])] as const);
  return lists.length > 0 || block.slots ? { ...block, slots: Object.fromEntries(lists) } : block;
}
