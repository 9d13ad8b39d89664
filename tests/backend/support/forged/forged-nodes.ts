import type { SeededRandom } from '../../../support/seeded-random';
import { allNodes, anyNode, type ForgeryKnowledge, isObject, type LooseNode } from './forged-operations';

/** The blocks of a page with arbitrary changes. */
export function forgeNodes(knowledge: ForgeryKnowledge, dice: SeededRandom): unknown[] {
  const nodes: unknown[] = structuredClone([...knowledge.nodes]);
  for (let count = 1 + dice.upTo(3); count > 0; count -= 1) forgeStep(nodes, knowledge, dice);
  return nodes;
}

function forgeStep(root: unknown[], knowledge: ForgeryKnowledge, dice: SeededRandom): void {
  const lists = [root, ...allNodes(root).flatMap(listsIn)];
  const list = dice.of(lists);
  const at = dice.upTo(list.length + 1);
  const node = list[at];
  const other = dice.of(lists);
  dice.of<() => void>([
    () => list.splice(at, 1),
    () => list.splice(at, 0, anyNode(knowledge, dice)),
    () => list.splice(at, 1, anyNode(knowledge, dice)),
    () => list.reverse(),
    () => change(node, { lock: undefined }),
    () => change(node, { lock: true }),
    () => change(node, { hidden: true }),
    () => change(node, { hidden: undefined }),
    () => change(node, { props: { text: 'Forged' } }),
    () => change(node, { props: { text: 'Forged' } }),
    () => change(node, { type: dice.of(['rich-text', 'site-header', 'hologram']) }),
    () => change(node, { id: dice.of(['own', 'locked', 'strange', 'brand-new', 'reaching']) }),
    () => change(node, { slots: {} }),
    () => change(node, { version: dice.of([0, 1, 9]) }),
    () => swapIds(node, dice.of([...allNodes(root), null])),
    () =>
      change(node, {
        props: {},
        bind: { source: 'listings', query: { office: { office: knowledge.foreign.office } } },
      }),
    () => {
      const [removed] = list.splice(at, 1);
      // A block cannot be inserted into itself; such a cycle is omitted.
      if (removed !== undefined && !allNodes([removed]).some((one) => listsIn(one).includes(other)))
        other.splice(dice.upTo(other.length + 1), 0, removed);
    },
    () => {
      if (node === undefined) return;
      const around = { id: `around-${dice.upTo(1_000)}`, type: 'columns', version: 0, props: {} };
      list.splice(at, 1, { ...around, slots: { first: [node], second: [] }, hidden: dice.isOneIn(2) });
    },
  ])();
}

const listsIn = (node: unknown): unknown[][] =>
  isObject(node) && isObject(node.slots)
    ? Object.values(node.slots).filter((list): list is unknown[] => Array.isArray(list))
    : [];

function change(node: unknown, fields: LooseNode): void {
  if (isObject(node)) Object.assign(node, fields);
}

function swapIds(one: unknown, other: unknown): void {
  if (!isObject(one) || !isObject(other)) return;
  [one.id, other.id] = [other.id, one.id];
}
