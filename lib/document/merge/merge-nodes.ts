import { isSameJson } from '../canonical-json';
import { isNode, type StoredNode } from '../nodes';
import { nodeFields, otherFieldsOf } from '../operations/find-node-changes';
import type { Conflict } from './conflict';

type Versions = { base: unknown; mine: unknown; theirs: unknown };
type ValueMergeResult = { value: unknown; conflicts: Conflict[] };

/**
 * Merges one node that both sides changed or inserted, without its child nodes: field by field when type
 * and version are equal.
 */
export function mergeNodes(id: string, versions: Versions): ValueMergeResult {
  const { base, mine, theirs } = versions;
  const autoMerged = autoMerge(versions);
  if (autoMerged) return { ...autoMerged, conflicts: [] };
  if (!isNode(mine) || !isNode(theirs) || !hasSameOtherFields(mine, theirs))
    return conflictResult(id, [], versions);
  if (base === undefined) return compareNodes(id, mine, theirs);
  if (!isNode(base) || !hasSameOtherFields(base, theirs)) return conflictResult(id, [], versions);
  const conflicts: Conflict[] = [];
  const fields = nodeFields.flatMap((field): [string, unknown][] => {
    const versionsOfField = { base: base[field], mine: mine[field], theirs: theirs[field] };
    const merged =
      field === 'props' ? mergeProps(id, versionsOfField) : mergeValue(id, [field], versionsOfField);
    conflicts.push(...merged.conflicts);
    return merged.value === undefined ? [] : [[field, merged.value]];
  });
  return { value: { ...otherFieldsOf(theirs), ...Object.fromEntries(fields) }, conflicts };
}

/**
 * A block without a base version, such as one that one side removed and reinserted while the other changed
 * it: every difference is a conflict.
 */
function compareNodes(id: string, mine: StoredNode, theirs: StoredNode): ValueMergeResult {
  const conflicts = nodeFields.flatMap((field) => {
    const [mineValue, theirValue] = [mine[field], theirs[field]];
    if (field !== 'props' || !isNode(mineValue) || !isNode(theirValue))
      return isSame(mineValue, theirValue)
        ? []
        : conflictResult(id, [field], { base: undefined, mine: mineValue, theirs: theirValue }).conflicts;
    return [...new Set([...Object.keys(theirValue), ...Object.keys(mineValue)])].flatMap((key) => {
      const versionsOfKey = {
        base: undefined,
        mine: ownValue(mineValue, key),
        theirs: ownValue(theirValue, key),
      };
      return isSame(versionsOfKey.mine, versionsOfKey.theirs)
        ? []
        : conflictResult(id, ['props', key], versionsOfKey).conflicts;
    });
  });
  return { value: theirs, conflicts };
}

/** Also true when both are undefined. */
const isSame = (a: unknown, b: unknown): boolean => a === b || isSameJson(a, b);

const hasSameOtherFields = (a: StoredNode, b: StoredNode): boolean =>
  isSameJson(otherFieldsOf(a), otherFieldsOf(b));

/** The value when only one side changed it, or both changed it alike. */
function autoMerge({ base, mine, theirs }: Versions): { value: unknown } | null {
  if (isSameJson(mine, theirs) || isSameJson(mine, base)) return { value: theirs };
  return isSameJson(theirs, base) ? { value: mine } : null;
}

function conflictResult(
  id: string,
  path: readonly string[],
  { base, mine, theirs }: Versions,
): ValueMergeResult {
  const values = { ...(base !== undefined && { base }), ...(mine !== undefined && { mine }) };
  const conflict: Conflict = { kind: 'field', id, path, ...values, ...(theirs !== undefined && { theirs }) };
  return { value: theirs, conflicts: [conflict] };
}

function mergeProps(id: string, versions: Versions): ValueMergeResult {
  const { base, mine, theirs } = versions;
  if (autoMerge(versions) || !isNode(base) || !isNode(mine) || !isNode(theirs))
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
  const autoMerged = autoMerge(versions) ?? mergeItems(versions);
  return autoMerged ? { ...autoMerged, conflicts: [] } : conflictResult(id, path, versions);
}

/** Merges lists of equal length in which each side changed different items. */
function mergeItems({ base, mine, theirs }: Versions): { value: unknown[] } | null {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  if (base.length !== mine.length || base.length !== theirs.length) return null;
  const items = base.map((item: unknown, at) =>
    autoMerge({ base: item, mine: mine[at], theirs: theirs[at] }),
  );
  return items.every((item) => item !== null) ? { value: items.map((item) => item.value) } : null;
}
