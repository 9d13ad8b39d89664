import { isSameJson } from '../canonical-json';
import { isNode, type StoredNode } from '../nodes';
import { ownFields, withoutFields } from '../operations/find-own-difference';
import type { Conflict } from './conflict';

type Versions = { base: unknown; mine: unknown; theirs: unknown };
type ValueMergeResult = { value: unknown; conflicts: Conflict[] };

/**
 * Merges the own content of one block that both sides changed or inserted: field by field when type and
 * version are equal.
 */
export function mergeOwn(id: string, versions: Versions): ValueMergeResult {
  const { base, mine, theirs } = versions;
  const settled = settle(versions);
  if (settled) return { ...settled, conflicts: [] };
  if (!isNode(mine) || !isNode(theirs) || !hasSameRest(mine, theirs)) return clash(id, [], versions);
  if (base === undefined) return compareOwn(id, mine, theirs);
  if (!isNode(base) || !hasSameRest(base, theirs)) return clash(id, [], versions);
  const conflicts: Conflict[] = [];
  const own = ownFields.flatMap((field): [string, unknown][] => {
    const versionsOfField = { base: base[field], mine: mine[field], theirs: theirs[field] };
    const merged =
      field === 'props' ? mergeProps(id, versionsOfField) : mergeValue(id, [field], versionsOfField);
    conflicts.push(...merged.conflicts);
    return merged.value === undefined ? [] : [[field, merged.value]];
  });
  return { value: { ...withoutFields(theirs), ...Object.fromEntries(own) }, conflicts };
}

/**
 * A block without a base version, such as one that one side removed and reinserted while the other changed
 * it: every difference is a conflict.
 */
function compareOwn(id: string, mine: StoredNode, theirs: StoredNode): ValueMergeResult {
  const differing = ownFields.flatMap((field) => {
    const [one, other] = [mine[field], theirs[field]];
    if (field !== 'props' || !isNode(one) || !isNode(other))
      return isSame(one, other)
        ? []
        : clash(id, [field], { base: undefined, mine: one, theirs: other }).conflicts;
    return [...new Set([...Object.keys(other), ...Object.keys(one)])].flatMap((key) => {
      const versionsOfKey = { base: undefined, mine: ownValue(one, key), theirs: ownValue(other, key) };
      return isSame(versionsOfKey.mine, versionsOfKey.theirs)
        ? []
        : clash(id, ['props', key], versionsOfKey).conflicts;
    });
  });
  return { value: theirs, conflicts: differing };
}

/** Also true when both are undefined. */
const isSame = (one: unknown, other: unknown): boolean => one === other || isSameJson(one, other);

const hasSameRest = (one: StoredNode, other: StoredNode): boolean =>
  isSameJson(withoutFields(one), withoutFields(other));

/** The value when only one side changed it, or both changed it alike. */
function settle({ base, mine, theirs }: Versions): { value: unknown } | null {
  if (isSameJson(mine, theirs) || isSameJson(mine, base)) return { value: theirs };
  return isSameJson(theirs, base) ? { value: mine } : null;
}

function clash(id: string, path: readonly string[], { base, mine, theirs }: Versions): ValueMergeResult {
  const values = { ...(base !== undefined && { base }), ...(mine !== undefined && { mine }) };
  const conflict: Conflict = { kind: 'field', id, path, ...values, ...(theirs !== undefined && { theirs }) };
  return { value: theirs, conflicts: [conflict] };
}

function mergeProps(id: string, versions: Versions): ValueMergeResult {
  const { base, mine, theirs } = versions;
  if (settle(versions) || !isNode(base) || !isNode(mine) || !isNode(theirs))
    return mergeValue(id, ['props'], versions);
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(base)]);
  const conflicts: Conflict[] = [];
  const props = [...keys].flatMap((key): [string, unknown][] => {
    const versionsOfKey = {
      base: ownValue(base, key),
      mine: ownValue(mine, key),
      theirs: ownValue(theirs, key),
    };
    const merged = mergeValue(id, ['props', key], versionsOfKey);
    conflicts.push(...merged.conflicts);
    return merged.value === undefined ? [] : [[key, merged.value]];
  });
  return { value: Object.fromEntries(props), conflicts };
}

const ownValue = (content: StoredNode, key: string): unknown =>
  Object.hasOwn(content, key) ? content[key] : undefined;

/**
 * Merges a value as a unit: mixing the halves of two links, or one picture with the other's alternative
 * text, would match neither side.
 */
function mergeValue(id: string, path: readonly string[], versions: Versions): ValueMergeResult {
  const settled = settle(versions) ?? mergeItems(versions);
  return settled ? { ...settled, conflicts: [] } : clash(id, path, versions);
}

/** Merges lists of equal length in which each side changed different items. */
function mergeItems({ base, mine, theirs }: Versions): { value: unknown[] } | null {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  if (base.length !== mine.length || base.length !== theirs.length) return null;
  const items = base.map((item: unknown, at) => settle({ base: item, mine: mine[at], theirs: theirs[at] }));
  return items.every((item) => item !== null) ? { value: items.map((item) => item.value) } : null;
}
