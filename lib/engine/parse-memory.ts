import type { JsonObject } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import type { Block, ParseResult } from './block';

export type Parse = (block: Block, stored: StoredBlock) => ParseResult;

/** Parses whatever comes. */
export const parseAnew: Parse = (block, stored) => block.parse(stored);

type Parsed = { block: Block; version: number; result: ParseResult };

/**
 * Parses a block again only when its props are another object, as an editor that never changes objects in
 * place makes them: a change to one block parses one block, its neighbours and those around it come out as they were.
 */
export function rememberParsed(): Parse {
  const memory = new WeakMap<JsonObject, Map<string, Parsed>>();
  return (block, stored) => {
    const byId = memory.get(stored.props) ?? new Map<string, Parsed>();
    memory.set(stored.props, byId);
    const before = byId.get(stored.id);
    if (before?.block === block && before.version === stored.version) return before.result;
    const result = block.parse(stored);
    byId.set(stored.id, { block, version: stored.version, result });
    return result;
  };
}
