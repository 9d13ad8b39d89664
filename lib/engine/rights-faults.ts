import { canonicalJson } from '@/lib/document/canonical-json';
import { cutDocument } from '@/lib/document/cut-document';
import { isNode, walkNodes } from '@/lib/document/nodes';
import { type Fault, faultOf } from './fault';
import type { Door } from './read-nodes';
import type { Stored } from './stored';

/** What an owner does to blocks that only the network's staff may put in, change or take out. */
export function rightsFaults(
  next: readonly unknown[],
  { now, elsewhere }: Stored,
  { registry, writer }: Door,
): Fault[] {
  if (writer === 'network') return [];
  const sent = held(next);
  const before = held(now);
  const known = new Set([...before.keys(), ...held(elsewhere).keys()]);
  const may = (type: string, what: 'insert' | 'edit' | 'remove') =>
    registry.get(type)?.rights[what] !== 'network';
  const refused = (node: Held, what: string) => faultOf(node, 'type', `Only the network's staff may ${what}`);
  return [
    ...[...sent].flatMap(([key, node]) => {
      const stored = before.get(key);
      if (!known.has(key)) return may(node.type, 'insert') ? [] : [refused(node, 'put in this block')];
      return !stored || stored.saying === node.saying || may(node.type, 'edit')
        ? []
        : [refused(node, 'change this block')];
    }),
    ...[...before].flatMap(([key, node]) =>
      sent.has(key) || may(node.type, 'remove') ? [] : [refused(node, 'take out this block')],
    ),
  ];
}

type Held = { id: string; type: string; saying: string };

/** Blocks by type and id; what stands in their slots is theirs to tell. */
function held(nodes: readonly unknown[]): Map<string, Held> {
  const found = [...walkNodes(cutDocument(nodes))].flatMap(({ node }): [string, Held][] => {
    if (!isNode(node) || typeof node.id !== 'string' || typeof node.type !== 'string') return [];
    const { id, type, slots: _slots, ...own } = node;
    return [[`${type} ${id}`, { id, type, saying: canonicalJson(own) }]];
  });
  return new Map(found);
}
