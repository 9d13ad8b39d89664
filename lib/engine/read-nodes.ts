import { isNode, nameOf, slotsOf } from '@/lib/document/nodes';
import type { EditorScope } from '@/lib/document/operations/check-rights';
import { isHidden } from '@/lib/document/visible-nodes';
import type { StoredBlock } from '@/schemas/stored-block';
import { type CheckContext, checkNode, isReadable, readEnvelope, type SlotContents } from './check-node';
import { type Issue, issueOf } from './issue';
import { nearestNames } from './nearest-names';
import type { Registry } from './registry';
import type { StoredNodeIndex } from './stored-node-index';
import { versionIssue } from './upgrade-props';

/** The rules for content that is written. */
export type WriteRules = CheckContext & {
  /**
   * Whether this write removes a kind of record from the page's subjects: unchanged blocks may depend on it.
   */
  hasLostSubject?: boolean;
  /** Whether the author works for the network or for one owner in it. */
  writer: EditorScope;
};

/**
 * A submitted node, read as far as possible. `block` is the node without its slots; null when it is invalid.
 */
export type ReadNode = {
  raw: unknown;
  /** The equal stored node, which is stored again in its place. */
  unchanged: { node: unknown } | null;
  block: StoredBlock | null;
  slots: [name: string, nodes: ReadNode[]][];
  /** The issues of the node and its descendants. */
  issues: Issue[];
};

/** Reads nodes one by one, each with its issues. */
export function readNodes(
  nodes: readonly unknown[],
  pathPrefix: string,
  rules: WriteRules & StoredNodeIndex,
): ReadNode[] {
  return nodes.map((node, at) => readNode(node, `${pathPrefix}${at}`, rules));
}

function readNode(raw: unknown, path: string, outerRules: WriteRules & StoredNodeIndex): ReadNode {
  // A hidden node and its contents are invisible to visitors.
  const rules = isHidden(raw) ? { ...outerRules, severity: 'draft' as const } : outerRules;
  const envelope = readEnvelope(raw);
  const block = envelope.ok ? envelope.data : null;
  const unchanged = rules.findUnchanged(raw);
  // Publishing checks everything, except nodes that this release cannot read, which cannot be fixed here,
  // and nodes that are already published.
  const isAccepted = !rules.hasLostSubject && (rules.severity === 'draft' || unchanged?.isPublished);
  if (unchanged && (isAccepted || !isReadable(block, rules.registry)))
    return { raw, unchanged, block, slots: [], issues: [] };

  const name = nameOf(raw, path);
  const slots = slotsOf(raw).map(([slot, children]): [string, ReadNode[]] => [
    slot,
    readNodes(children, `${path}.slots.${slot}.`, rules),
  ]);
  const unknownIssue = findUnknownIssue(raw, name, rules);
  const ownIssues = unknownIssue
    ? [unknownIssue]
    : envelope.ok
      ? checkNode(envelope.data, contentsOf(slots), rules)
      : envelope.issues.map((issue) => issueOf(name, issue.path.map(String).join('.'), issue.message));
  const nestedIssues = slots.flatMap(([, children]) => children.flatMap((child) => child.issues));
  return { raw, unchanged: null, block, slots, issues: [...ownIssues, ...nestedIssues] };
}

/** Why a node cannot be checked by its fields: it is no block, or its type or version is unknown. */
function findUnknownIssue(
  raw: unknown,
  name: { id: string; type: string },
  { registry, isStored }: WriteRules & StoredNodeIndex,
): Issue | null {
  if (!isNode(raw)) return issueOf(name, '', 'This is not a block: delete it');
  const { id, type, version } = raw;
  if (typeof type !== 'string' || type === '') return null;
  const definition = registry.get(type);
  if (definition && typeof version === 'number' && version > definition.version && Number.isInteger(version))
    return versionIssue({ ...name, version }, definition.version);
  if (definition) return null;
  if (typeof id === 'string' && isStored(id, type)) return issueOf(name, '', unknownBlockMessage);
  return issueOf(name, 'type', unknownType(type, registry));
}

const unknownBlockMessage =
  'This version of the website does not support the block: keep it unchanged or delete it';

const contentsOf = (slots: ReadNode['slots']): SlotContents =>
  slots.map(([name, nodes]) => [name, nodes.map(({ block }) => block)]);

function unknownType(type: string, { types }: Registry): string {
  const similar = nearestNames(type, types).map((name) => `"${name}"`);
  return `Unknown block type; ${similar.length > 0 ? `did you mean ${similar.join(' or ')}?` : 'choose one from the list of blocks'}`;
}

/** The node to store: the unchanged stored one, or the submitted one. */
export function toNode({ raw, unchanged, slots }: ReadNode): unknown {
  if (unchanged) return unchanged.node;
  if (!isNode(raw) || slots.length === 0) return raw;
  return { ...raw, slots: Object.fromEntries(slots.map(([name, nodes]) => [name, nodes.map(toNode)])) };
}
