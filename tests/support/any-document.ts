import fc from 'fast-check';
import { isNode } from '@/lib/document/nodes';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { keysWithin, listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation, Position } from '@/lib/document/operations/operation';
import type { Json } from '@/schemas/json';

const slots = ['left', 'right'];
const fields = ['heading', 'text', 'items', 'image'];
const kinds: readonly Operation['kind'][] = [
  'insert',
  'remove',
  'move',
  'move',
  'set',
  'set',
  'set',
  'set-slot',
  'bind',
  'hide',
  'lock',
  'replace',
];

const values: readonly Json[] =
  JSON.parse(`["", "x", "y", 1, null, [], {}, [1, 2], [1, 3], [2, 1], [3, 2], [1, 2, 3],
  [{"title": "a"}], [{"title": "b"}], [{"title": "a"}, {"title": "b"}], [{"title": "b"}, {"title": "a"}],
  {"media": 1}, {"media": 2}, {"media": 1, "alt": "x"}, {"page": 1}, {"url": "x"}, {"__proto__": {"x": 1}, "constructor": 7}]`);
const binds: readonly Json[] = [
  { source: 'listings', query: {} },
  { source: 'offices', query: { x: 1 } },
  'none',
  null,
];
/** Values in the place of a block that cannot be read as one. */
const unreadableNodes: readonly Json[] = [
  7,
  null,
  'text',
  [],
  {},
  { heading: 'x' },
  { id: 7, type: 'hero' },
  { id: '~1 7' },
];

/** Derives many small choices from one large number, which fast-check shrinks quickly. */
function choicesFrom(number: number) {
  let remaining = number;
  const upTo = (bound: number): number => {
    const chosen = remaining % bound;
    remaining = Math.floor(remaining / bound);
    return chosen;
  };
  return {
    upTo,
    of: <Item>(list: readonly [Item, ...Item[]] | readonly Item[]): Item => {
      const one = list[upTo(list.length)];
      if (one === undefined) throw new Error('Nothing to choose from');
      return one;
    },
  };
}
const anyChoices = fc.maxSafeNat().map(choicesFrom);

type PlannedNode = { own: object; parent: number; slot: string };

const anyPlanned: fc.Arbitrary<PlannedNode> = anyChoices.map(({ upTo, of }) => ({
  parent: upTo(16),
  slot: of(slots),
  own: {
    type: of(['hero', 'columns', 'hologram']),
    version: upTo(2),
    props: upTo(12) === 0 ? of(values) : { [of(fields)]: of(values), [of(fields)]: of(values) },
    ...(upTo(4) === 0 && { bind: of(binds) }),
    ...(upTo(4) === 0 && { hidden: true }),
    ...(upTo(4) === 0 && { lock: upTo(2) === 0 }),
  },
}));

/** Stored nodes at any depth, some unreadable, with duplicate ids, or with invalid slots. */
export const anyNodes: fc.Arbitrary<Json[]> = fc
  .tuple(fc.array(anyPlanned, { maxLength: 12 }), anyChoices)
  .map(([planned, { upTo, of }]) => {
    const nodes = nest(planned, upTo(4) === 0 ? upTo(12) : null);
    for (let count = upTo(3); count > 0; count -= 1) nodes.splice(upTo(6), 0, of(unreadableNodes));
    const twin = upTo(4) === 0 ? nodes[upTo(6)] : undefined;
    return twin === undefined ? nodes : [...nodes, twin];
  });

/** Each block is on the page or inside a preceding block. */
function nest(planned: readonly PlannedNode[], emptied: number | null): Json[] {
  const childrenOf = (parent: number, slot: string): Json[] =>
    planned.flatMap((item, at) => (parentOf(item, at) === parent && item.slot === slot ? [build(at)] : []));
  const parentOf = ({ parent }: PlannedNode, at: number) => (parent < at ? parent : -1);
  const build = (at: number): Json => {
    const lists = slots.map((slot): [string, Json[]] => [slot, childrenOf(at, slot)]);
    const nonEmptySlots = Object.fromEntries(lists.filter(([, list]) => list.length > 0 || emptied === at));
    const node = {
      id: `b${at}`,
      ...planned[at]?.own,
      ...(Object.keys(nonEmptySlots).length > 0 && { slots: nonEmptySlots }),
    };
    return JSON.parse(JSON.stringify(node));
  };
  return planned.flatMap((item, at) => (parentOf(item, at) === -1 ? [build(at)] : []));
}

/** An intended edit, independent of the document; its numbers choose among what exists. */
export type Intent = {
  kind: Operation['kind'];
  nodeIndex: number;
  parentIndex: number;
  slot: string;
  after: number;
  value: Json;
  field: string;
};

/** Intents of one kind. */
export const intentOf = (kind: Operation['kind']): fc.Arbitrary<Intent> =>
  anyChoices.map(({ upTo, of }) => ({
    kind,
    nodeIndex: upTo(31),
    parentIndex: upTo(31),
    slot: of(slots),
    after: upTo(9),
    value: of(values),
    field: of(fields),
  }));

export const anyIntents: fc.Arbitrary<Intent[]> = fc.array(
  fc
    .tuple(fc.nat(kinds.length - 1), intentOf('set'))
    .map(([kind, intent]) => ({ ...intent, kind: kinds[kind] ?? 'set' })),
  { minLength: 1, maxLength: 6 },
);

/**
 * The operation of an intent in a document; null when it does not apply. `by` makes the ids of new blocks
 * unique to a user.
 */
export function operationFor(document: OpenDocument, intent: Intent, by: string): Operation | null {
  const readable = [...document.blocks.keys()].filter((key) => !key.startsWith('~'));
  const id = [...document.blocks.keys()][intent.nodeIndex % document.blocks.size];
  const at = positionFor(document, intent, readable);
  const { kind, value, field } = intent;
  if (kind === 'insert') return { kind, node: newNode(intent, by), at };
  if (id === undefined) return null;
  if (kind === 'remove') return { kind, id };
  if (kind === 'move')
    return at.after === id || (at.parent && keysWithin(id, document.blocks).includes(at.parent))
      ? null
      : { kind, id, to: at };
  if (id.startsWith('~')) return null;
  switch (kind) {
    case 'set':
      return { kind, id, path: hasProps(document, id) ? [field] : [], value };
    case 'set-slot':
      return { kind, id, slot: intent.slot, nodes: [newNode(intent, by)] };
    case 'bind':
      return { kind, id, ...(intent.after > 2 && { bind: { source: 'listings', query: {} } }) };
    case 'hide':
      return { kind, id, ...(intent.after > 2 && { hidden: true }) };
    case 'lock':
      return { kind, id, ...(intent.after > 2 && { lock: true }) };
    case 'replace':
      return { kind, id, own: { id, type: 'hero', version: 2, props: { heading: value } } };
  }
}

function hasProps({ blocks }: OpenDocument, id: string): boolean {
  const node = blocks.get(id)?.node;
  return isNode(node) && isNode(node.props);
}

const newNode = ({ value, field }: Intent, by: string): Json => ({
  id: `${by}-${JSON.stringify(value).length}-${field}`,
  type: 'hero',
  version: 0,
  props: { [field]: value },
});

function positionFor(
  document: OpenDocument,
  { parentIndex, slot, after }: Intent,
  readable: readonly string[],
): Position {
  const parent = readable[parentIndex % (readable.length + 1)] ?? null;
  const slotPosition = { parent, slot: parent === null ? '' : slot };
  const list = listAt(document, slotPosition) ?? [];
  return { ...slotPosition, after: list[after % (list.length + 1)] ?? null };
}

/** Applies all intents that are applicable; returns the resulting document and the applied operations. */
export function edit(
  document: OpenDocument,
  intents: readonly Intent[],
  by: string,
): { document: OpenDocument; done: Operation[] } {
  const done: Operation[] = [];
  let current = document;
  for (const intent of intents) {
    const operation = operationFor(current, intent, by);
    const applied = operation && applyOperation(current, operation);
    if (!operation || !applied?.ok) continue;
    current = applied.document;
    done.push(operation);
  }
  return { document: current, done };
}
