import type { JsonObject } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import type { Block, ParseResult } from './block';

export type ParseBlock = (block: Block, stored: StoredBlock) => ParseResult;

/** Parses without a cache. */
export const parseUncached: ParseBlock = (block, stored) => block.parse(stored);

type CachedParse = { block: Block; version: number; result: ParseResult };

/**
 * Parses a block again only when its props are another object; the editor never mutates objects. A change of
 * one block parses that block, and all others keep their results.
 */
export function createParseCache(): ParseBlock {
  const cache = new WeakMap<JsonObject, Map<string, CachedParse>>();
  return (block, stored) => {
    const byId = cache.get(stored.props) ?? new Map<string, CachedParse>();
    cache.set(stored.props, byId);
    const cached = byId.get(stored.id);
    if (cached?.block === block && cached.version === stored.version) return cached.result;
    const result = block.parse(stored);
    byId.set(stored.id, { block, version: stored.version, result });
    return result;
  };
}
