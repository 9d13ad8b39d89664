import { isSameJson } from '../canonical-json';
import { isNode, type StoredNode } from '../nodes';
import type { Operation, Path } from './operation';

/** The fields of a block that have their own operations. */
export const nodeFields = ['props', 'bind', 'hidden', 'lock'] as const;

/**
 * The operations that change one node without its child nodes: each changed field by its path, or a full
 * replacement when type, version or other fields differ.
 */
export function findNodeChanges(id: string, before: unknown, after: unknown): Operation[] {
  if (isSameJson(before, after) || !isNode(before) || !isNode(after)) return [];
  if (!isSameJson(otherFieldsOf(before), otherFieldsOf(after))) return [{ kind: 'replace', id, own: after }];
  return [
    ...findPropChanges(before.props, after.props, []).map(
      ({ path, value }): Operation => ({
        kind: 'set',
        id,
        path,
        ...(value !== undefined && { value }),
      }),
    ),
    ...(isSameJson(before.bind, after.bind) ? [] : [{ kind: 'bind' as const, id, ...pick(after, 'bind') }]),
    ...(isSameJson(before.hidden, after.hidden)
      ? []
      : [{ kind: 'hide' as const, id, ...pick(after, 'hidden') }]),
    ...(isSameJson(before.lock, after.lock) ? [] : [{ kind: 'lock' as const, id, ...pick(after, 'lock') }]),
  ];
}

type PropChange = { path: Path; value: unknown };

function findPropChanges(before: unknown, after: unknown, path: Path): PropChange[] {
  if (isSameJson(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((value, at) => findPropChanges(before[at], value, [...path, at]));
  if (!isNode(before) || !isNode(after)) return [{ path, value: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    findPropChanges(ownValue(before, key), ownValue(after, key), [...path, key]),
  );
}

const ownValue = (content: StoredNode, key: string): unknown =>
  Object.hasOwn(content, key) ? content[key] : undefined;

/** The other fields: id, type, version and unknown ones. */
export function otherFieldsOf(node: StoredNode): StoredNode {
  return Object.fromEntries(
    Object.entries(node).filter(([key]) => !nodeFields.some((field) => field === key)),
  );
}

const pick = (node: StoredNode, name: string): StoredNode =>
  node[name] === undefined ? {} : { [name]: node[name] };
