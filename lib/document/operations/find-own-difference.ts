import { isSameJson } from '../canonical-json';
import { isNode, type StoredNode } from '../nodes';
import type { Operation, Path } from './operation';

/** The fields of a block that have operations of their own. */
export const ownFields = ['props', 'bind', 'hidden', 'lock'] as const;

/** What is done to one block by itself: each changed field by its path, or all of it where that says no more. */
export function findOwnDifference(id: string, before: unknown, after: unknown): Operation[] {
  if (isSameJson(before, after) || !isNode(before) || !isNode(after)) return [];
  if (!isSameJson(withoutFields(before), withoutFields(after))) return [{ kind: 'replace', id, own: after }];
  return [
    ...findSets(before.props, after.props, []).map(
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

type Set = { path: Path; value: unknown };

function findSets(before: unknown, after: unknown, path: Path): Set[] {
  if (isSameJson(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((value, at) => findSets(before[at], value, [...path, at]));
  if (!isNode(before) || !isNode(after)) return [{ path, value: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => findSets(ownValue(before, key), ownValue(after, key), [...path, key]));
}

const ownValue = (content: StoredNode, key: string): unknown =>
  Object.hasOwn(content, key) ? content[key] : undefined;

/** The rest: its id, its type, its version and whatever is no field of a block. */
export function withoutFields(node: StoredNode): StoredNode {
  return Object.fromEntries(
    Object.entries(node).filter(([key]) => !ownFields.some((field) => field === key)),
  );
}

const pick = (node: StoredNode, name: string): StoredNode =>
  node[name] === undefined ? {} : { [name]: node[name] };
