import { isSameJson } from '../canonical-json';
import { isNode, type StoredNode } from '../nodes';
import { ownFields, withoutFields } from '../operations/find-own-difference';
import type { Conflict } from './conflict';

type Versions = { base: unknown; mine: unknown; theirs: unknown };
type Merged = { value: unknown; conflicts: Conflict[] };

/** One block by itself, changed by two, or put in by both: field by field, where it is of the same type and version to both. */
export function mergeOwn(id: string, versions: Versions): Merged {
  const { base, mine, theirs } = versions;
  const settled = settle(versions);
  if (settled) return { ...settled, conflicts: [] };
  if (!isNode(mine) || !isNode(theirs) || !hasSameRest(mine, theirs)) return clash(id, [], versions);
  if (base === undefined) return compareOwn(id, mine, theirs);
  if (!isNode(base) || !hasSameRest(base, theirs)) return clash(id, [], versions);
  const conflicts: Conflict[] = [];
  const own = ownFields.flatMap((field): [string, unknown][] => {
    const of = { base: base[field], mine: mine[field], theirs: theirs[field] };
    const merged = field === 'props' ? mergeProps(id, of) : mergeValue(id, [field], of);
    conflicts.push(...merged.conflicts);
    return merged.value === undefined ? [] : [[field, merged.value]];
  });
  return { value: { ...withoutFields(theirs), ...Object.fromEntries(own) }, conflicts };
}

/** A block that nobody knows from before, as one that was taken out and put back by one and changed by the other: all in which the two differ is to be chosen. */
function compareOwn(id: string, mine: StoredNode, theirs: StoredNode): Merged {
  const differing = ownFields.flatMap((field) => {
    const [one, other] = [mine[field], theirs[field]];
    if (field !== 'props' || !isNode(one) || !isNode(other))
      return isSame(one, other)
        ? []
        : clash(id, [field], { base: undefined, mine: one, theirs: other }).conflicts;
    return [...new Set([...Object.keys(other), ...Object.keys(one)])].flatMap((key) => {
      const of = { base: undefined, mine: ownValue(one, key), theirs: ownValue(other, key) };
      return isSame(of.mine, of.theirs) ? [] : clash(id, ['props', key], of).conflicts;
    });
  });
  return { value: theirs, conflicts: differing };
}

/** Also of two that are not there. */
const isSame = (one: unknown, other: unknown): boolean => one === other || isSameJson(one, other);

const hasSameRest = (one: StoredNode, other: StoredNode): boolean =>
  isSameJson(withoutFields(one), withoutFields(other));

/** What nobody else, or both alike, have changed. */
function settle({ base, mine, theirs }: Versions): { value: unknown } | null {
  if (isSameJson(mine, theirs) || isSameJson(mine, base)) return { value: theirs };
  return isSameJson(theirs, base) ? { value: mine } : null;
}

function clash(id: string, path: readonly string[], { base, mine, theirs }: Versions): Merged {
  const values = { ...(base !== undefined && { base }), ...(mine !== undefined && { mine }) };
  const conflict: Conflict = { kind: 'field', id, path, ...values, ...(theirs !== undefined && { theirs }) };
  return { value: theirs, conflicts: [conflict] };
}

function mergeProps(id: string, versions: Versions): Merged {
  const { base, mine, theirs } = versions;
  if (settle(versions) || !isNode(base) || !isNode(mine) || !isNode(theirs))
    return mergeValue(id, ['props'], versions);
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(base)]);
  const conflicts: Conflict[] = [];
  const props = [...keys].flatMap((key): [string, unknown][] => {
    const of = { base: ownValue(base, key), mine: ownValue(mine, key), theirs: ownValue(theirs, key) };
    const merged = mergeValue(id, ['props', key], of);
    conflicts.push(...merged.conflicts);
    return merged.value === undefined ? [] : [[key, merged.value]];
  });
  return { value: Object.fromEntries(props), conflicts };
}

const ownValue = (content: StoredNode, key: string): unknown =>
  Object.hasOwn(content, key) ? content[key] : undefined;

/** A value as a whole: halves of two links, or one's picture with the other's words for it, would be neither's. */
function mergeValue(id: string, path: readonly string[], versions: Versions): Merged {
  const settled = settle(versions) ?? mergeItems(versions);
  return settled ? { ...settled, conflicts: [] } : clash(id, path, versions);
}

/** Lists of which each changed other items, and none was put in or taken out. */
function mergeItems({ base, mine, theirs }: Versions): { value: unknown[] } | null {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  if (base.length !== mine.length || base.length !== theirs.length) return null;
  const items = base.map((item: unknown, at) => settle({ base: item, mine: mine[at], theirs: theirs[at] }));
  return items.every((item) => item !== null) ? { value: items.map((item) => item.value) } : null;
}
