import { isSameJson } from '../canonical-json';
import { isNode, type StoredNode } from '../nodes';
import type { Operation, Path } from './operation';

/** The fields of a block that have their own operations. */
export const ownFields = ['props', 'bind', 'hidden', 'lock'] as const;

/**
 * The operations that change the own content of one block: each changed field by its path, or a full
 * replacement when type, version or other fields differ.
 */
export function findOwnDifference(id: string, before: unknown, after: unknown): Operation[] {
  if (isSameJson(before, after) || !isNode(before) || !isNode(after)) return [];
  if (!isSameJson(withoutFields(before), withoutFields(after))) return [{ kind: 'replace', id, own: after }];
  return [
    ...findFieldChanges(before.props, after.props, []).map(
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

type OwnFieldChange = { path: Path; value: unknown };

function findFieldChanges(before: unknown, after: unknown, path: Path): OwnFieldChange[] {
  if (isSameJson(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((value, at) => findFieldChanges(before[at], value, [...path, at]));
  if (!isNode(before) || !isNode(after)) return [{ path, value: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    findFieldChanges(ownValue(before, key), ownValue(after, key), [...path, key]),
  );
}

const ownValue = (content: StoredNode, key: string): unknown =>
  Object.hasOwn(content, key) ? content[key] : undefined;

/** The other fields: id, type, version and unknown ones. */
export function withoutFields(node: StoredNode): StoredNode {
  return Object.fromEntries(
    Object.entries(node).filter(([key]) => !ownFields.some((field) => field === key)),
  );
}

const pick = (node: StoredNode, name: string): StoredNode =>
  node[name] === undefined ? {} : { [name]: node[name] };
