import fc from 'fast-check';
import { openDocument } from '@/lib/document/operations/open-document';
import { anyIntents, edit } from '../../../support/any-document';
import type { SeededRandom } from '../../../support/seeded-random';
import type { Foreign } from './forged-pages';

/**
 * What the forging user knows: the blocks of the page, the blocks of another page, and records of another
 * office.
 */
export type ForgeryKnowledge = { nodes: readonly unknown[]; elsewhere: readonly unknown[]; foreign: Foreign };

export type LooseNode = Record<string, unknown>;
export const isObject = (value: unknown): value is LooseNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every node, including nested ones. */
export function allNodes(nodes: readonly unknown[]): unknown[] {
  return nodes.flatMap((node) => {
    const slots = isObject(node) && isObject(node.slots) ? Object.values(node.slots) : [];
    return [node, ...allNodes(slots.flatMap((list) => (Array.isArray(list) ? list : [])))];
  });
}

/** The ids of a page and some unknown ids. */
const idsOf = ({ nodes, elsewhere }: ForgeryKnowledge): string[] => {
  const ids = [...allNodes(nodes), ...allNodes(elsewhere).slice(0, 2)].flatMap((node) =>
    isObject(node) && typeof node.id === 'string' ? [node.id] : [],
  );
  return [...ids, ...ids, 'none', '~1 7', 'reaching', '', 'constructor'];
};

const textBlock = (id: string, more: object = {}) => ({
  id,
  type: 'rich-text',
  version: 0,
  props: { text: 'Put in' },
  ...more,
});

/**
 * Blocks to insert: allowed ones, network-only ones, ones with references of another office, and unreadable
 * ones.
 */
export function anyNode({ nodes, elsewhere, foreign }: ForgeryKnowledge, dice: SeededRandom): unknown {
  const id = `new-${dice.upTo(1_000_000)}`;
  const copied = dice.of([...allNodes(nodes), ...allNodes(elsewhere), textBlock(id)]);
  const action = (to: object) => ({ heading: 'Go', actions: [{ label: 'There', to }] });
  return dice.of<unknown>([
    textBlock(id),
    textBlock(id),
    textBlock(id, { hidden: true }),
    textBlock(id, { lock: true }),
    textBlock(id, { reaching: { lock: false, isNetwork: true } }),
    textBlock(dice.of(idsOf({ nodes, elsewhere, foreign }))),
    {
      id,
      type: dice.of(['not-found', 'site-header', 'site-footer', 'hologram', 'toString']),
      version: 0,
      props: {},
    },
    {
      id,
      type: 'columns',
      version: 0,
      props: {},
      slots: { first: [textBlock(`${id}-in`, { lock: true })], second: [] },
    },
    {
      id,
      type: 'columns',
      version: 0,
      props: {},
      slots: { first: [copied], second: [textBlock(`${id}-2`)] },
    },
    {
      id,
      type: 'image-with-text',
      version: 0,
      props: { heading: 'Theirs', image: { media: foreign.media } },
    },
    { id, type: 'call-to-action', version: 0, props: action({ page: foreign.page }) },
    { id, type: 'call-to-action', version: 0, props: action({ office: foreign.office }) },
    {
      id,
      type: 'listing-grid',
      version: 0,
      props: {},
      bind: { source: 'listings', query: { office: { office: foreign.office } } },
    },
    copied,
    isObject(copied) ? { ...copied, id } : copied,
    isObject(copied) ? { ...copied, lock: undefined } : copied,
    7,
    null,
    {},
  ]);
}

const paths = [
  ['text'],
  ['text'],
  ['text'],
  ['heading'],
  [],
  ['reaching'],
  ['reaching', 'lock'],
  ['aside', 'text'],
  ['text', 0],
];
const values = ['Forged', 'Forged', '', 7, null, { text: 'Forged' }, { reaching: { x: 1 } }, ['x']];

/** Operations of every kind on every block, and some invalid ones. */
export function anyOperations(knowledge: ForgeryKnowledge, dice: SeededRandom): unknown[] {
  if (dice.isOneIn(6)) return fromIntents(knowledge, dice);
  return Array.from({ length: 1 + dice.upTo(3) }, () => anyOperation(knowledge, dice));
}

function anyOperation(knowledge: ForgeryKnowledge, dice: SeededRandom): unknown {
  const ids = idsOf(knowledge);
  const id = dice.of(ids);
  const parent = dice.isOneIn(3) ? dice.of(ids) : null;
  const slot = parent === null ? '' : dice.of(['first', 'second', 'third', 'reaching']);
  const at = { parent, slot, after: dice.isOneIn(2) ? null : dice.of(ids) };
  const own = allNodes(knowledge.nodes).find((node) => isObject(node) && node.id === id);
  const bare = isObject(own) ? withoutSlots(own) : textBlock(id);
  return dice.of<unknown>([
    { kind: 'insert', node: anyNode(knowledge, dice), at },
    { kind: 'insert', node: anyNode(knowledge, dice), at: { parent: null, slot: '', after: null } },
    { kind: 'remove', id },
    { kind: 'move', id, to: at },
    { kind: 'move', id, to: { parent: null, slot: '', after: dice.of(ids) } },
    { kind: 'set', id, path: dice.of(paths), value: dice.of(values) },
    { kind: 'set', id, path: ['text'], value: 'Forged' },
    { kind: 'set-slot', id, slot, nodes: [anyNode(knowledge, dice)] },
    { kind: 'set-slot', id, slot: dice.of(['first', 'second']) },
    {
      kind: 'bind',
      id,
      bind: { source: 'listings', query: { office: { office: knowledge.foreign.office } } },
    },
    { kind: 'hide', id, hidden: dice.of([true, false, 'yes']) },
    { kind: 'hide', id },
    { kind: 'lock', id, ...(dice.isOneIn(2) && { lock: true }) },
    { kind: 'replace', id, own: { ...bare, lock: undefined } },
    { kind: 'replace', id, own: { ...bare, id: dice.of(ids) } },
    {
      kind: 'replace',
      id,
      own: { ...bare, props: { text: 'Forged' }, type: dice.of(['rich-text', 'not-found', 'hologram']) },
    },
    { kind: dice.of(['drop', 'reaching', 'set']), id },
  ]);
}

const withoutSlots = ({ slots: _slots, ...own }: LooseNode): LooseNode => own;

/** Also used by the property tests of operations. */
function fromIntents({ nodes }: ForgeryKnowledge, dice: SeededRandom): unknown[] {
  const [intents = []] = fc.sample(anyIntents, { numRuns: 1, seed: dice.upTo(2 ** 31) });
  return edit(openDocument(nodes), intents, `by${dice.upTo(10_000)}`).done;
}
