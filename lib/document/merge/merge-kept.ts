import { isSameJson } from '../canonical-json';
import type { OpenDocument } from '../operations/open-document';
import type { Conflict } from './conflict';
import { isSamePlace, type Places, type Sides } from './merge-places';

/**
 * The blocks that stay: of what one took out all that the other changed, moved or put in, and what that stands in. Every
 * one of these is a conflict, so that whoever took it out can do so again.
 */
export function mergeKept(places: Places, sides: Sides): { kept: Set<string>; conflicts: Conflict[] } {
  const kept = new Set<string>();
  const keep = (id: string) => {
    for (let key: string | null = id; key !== null && !kept.has(key); key = places.get(key)?.parent ?? null)
      kept.add(key);
  };
  for (const id of places.keys()) if (removedBy(id, sides) === null || isTouched(id, sides)) keep(id);
  const conflicts = [...kept].flatMap((id): Conflict[] => {
    const by = removedBy(id, sides);
    return by ? [{ kind: 'removed', id, by, base: sides.base.blocks.get(id)?.own }] : [];
  });
  return { kept, conflicts };
}

function removedBy(id: string, { base, mine, theirs }: Sides): 'mine' | 'theirs' | null {
  if (!base.blocks.has(id)) return null;
  return mine.blocks.has(id) ? (theirs.blocks.has(id) ? null : 'theirs') : 'mine';
}

/** Whether a block that one has taken out was changed or moved by the other. */
function isTouched(id: string, { base, mine, theirs }: Sides): boolean {
  const was = base.blocks.get(id);
  const changed = [mine, theirs].filter(({ blocks }) => blocks.has(id));
  return changed.some(({ blocks }: OpenDocument) => {
    const block = blocks.get(id);
    return !isSamePlace(block?.place, was?.place) || !isSameJson(block?.own, was?.own);
  });
}
