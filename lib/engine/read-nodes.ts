import { isNode, nameOf, slotsOf } from '@/lib/document/nodes';
import type { Reach } from '@/lib/document/operations/may-do';
import { isHidden } from '@/lib/document/shown-nodes';
import type { StoredBlock } from '@/schemas/stored-block';
import { checkNode, type Inside, isReadable, type Measure, readEnvelope } from './check-node';
import { type Fault, faultOf } from './fault';
import { nearestNames } from './nearest-names';
import type { Registry } from './registry';
import type { Memory } from './remember-nodes';
import { versionFault } from './upgrade-props';

/** What content is held to. */
export type Door = Measure & {
  /** Whether the page loses a kind of record with this write: blocks that nobody touched may be about it. */
  isMoved?: boolean;
  /** Whether whoever writes works for the whole network or for one owner in it. */
  writer: Reach;
};

/** A node that was sent, read as far as it can be. `block` is itself without its slots; null when it is none. */
export type ReadNode = {
  raw: unknown;
  /** The stored node this one equals and that takes its place. */
  kept: { node: unknown } | null;
  block: StoredBlock | null;
  slots: [name: string, nodes: ReadNode[]][];
  /** Of the node and all inside it. */
  faults: Fault[];
};

/** Nodes read one by one, each with its faults. */
export function readNodes(nodes: readonly unknown[], place: string, door: Door & Memory): ReadNode[] {
  return nodes.map((node, at) => readNode(node, `${place}${at}`, door));
}

function readNode(raw: unknown, path: string, around: Door & Memory): ReadNode {
  // Visitors see nothing of it, nor of what stands in it.
  const door = isHidden(raw) ? { ...around, severity: 'draft' as const } : around;
  const envelope = readEnvelope(raw);
  const block = envelope.ok ? envelope.data : null;
  const before = door.untouched(raw);
  // Publishing demands all, but nobody can mend what this release cannot read, and what visitors see already stays.
  const isFine = !door.isMoved && (door.severity === 'draft' || before?.isPublished);
  if (before && (isFine || !isReadable(block, door.registry)))
    return { raw, kept: before, block, slots: [], faults: [] };

  const name = nameOf(raw, path);
  const slots = slotsOf(raw).map(([slot, children]): [string, ReadNode[]] => [
    slot,
    readNodes(children, `${path}.slots.${slot}.`, door),
  ]);
  const strange = strangerFault(raw, name, door);
  const own = strange
    ? [strange]
    : envelope.ok
      ? checkNode(envelope.data, insideOf(slots), door)
      : envelope.issues.map((issue) => faultOf(name, issue.path.map(String).join('.'), issue.message));
  const inside = slots.flatMap(([, children]) => children.flatMap((child) => child.faults));
  return { raw, kept: null, block, slots, faults: [...own, ...inside] };
}

/** Why a node cannot be told by its fields: it is no block, or one that nothing here knows. */
function strangerFault(
  raw: unknown,
  name: { id: string; type: string },
  { registry, knows }: Door & Memory,
): Fault | null {
  if (!isNode(raw)) return faultOf(name, '', 'This is no block: take it out');
  const { id, type, version } = raw;
  if (typeof type !== 'string' || type === '') return null;
  const definition = registry.get(type);
  if (definition && typeof version === 'number' && version > definition.version && Number.isInteger(version))
    return versionFault({ ...name, version }, definition.version);
  if (definition) return null;
  if (typeof id === 'string' && knows(id, type)) return faultOf(name, '', notKnown);
  return faultOf(name, 'type', unknownType(type, registry));
}

const notKnown =
  'This version of the website does not know the block, so it cannot be changed: keep it as it was or take it out';

const insideOf = (slots: ReadNode['slots']): Inside =>
  slots.map(([name, nodes]) => [name, nodes.map(({ block }) => block)]);

function unknownType(type: string, { types }: Registry): string {
  const near = nearestNames(type, types).map((name) => `"${name}"`);
  return `Unknown block type; ${near.length > 0 ? `did you mean ${near.join(' or ')}?` : 'choose one from the list of blocks'}`;
}

/** What is stored of a node: itself as it stood before, or as it was sent. */
export function toNode({ raw, kept, slots }: ReadNode): unknown {
  if (kept) return kept.node;
  if (!isNode(raw) || slots.length === 0) return raw;
  return { ...raw, slots: Object.fromEntries(slots.map(([name, nodes]) => [name, nodes.map(toNode)])) };
}
