import { type StoredBlock, storedBlockSchema, storedBlocksSchema } from '@/schemas/stored-block';
import type { Block } from './block';
import type { Fault } from './fault';
import type { Registry } from './registry';
import { sameJson } from './same-json';
import { tryParse } from './try-parse';

export type SaveResult = { ok: true; blocks: StoredBlock[] } | { ok: false; faults: Fault[] };

/**
 * The strict door for content. Every block must be whole, except one that is stored already and comes
 * back untouched: what this release cannot read is kept as it is, children included (lossless quarantine).
 * @param previous the blocks as they are stored now; empty for a new page.
 */
export function saveBlocks(
  next: unknown,
  previous: readonly StoredBlock[],
  registry: Registry,
  bindingFault: BindingFault = () => null,
): SaveResult {
  const envelope = tryParse(storedBlocksSchema, next);
  if (!envelope.ok) {
    return {
      ok: false,
      faults: envelope.issues.map((issue) => envelopeFault(next, issue.path, issue.message)),
    };
  }
  const untouched = findUntouched(previous);
  const faults = [
    ...duplicateIds(envelope.data),
    ...checkAll(envelope.data, untouched, registry, bindingFault),
  ];
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, blocks: keepUntouched(envelope.data, untouched) };
}

/** What the binding of a block may supply: anything, as long as nobody says which binding supplies what. */
const suppliedTo = (block: StoredBlock, { authored, supplied }: Block): string[] =>
  block.bind ? [...authored, ...supplied] : [];

/** Why a block's binding cannot be used; null when it can. */
export type BindingFault = (block: StoredBlock) => string | null;

/** The stored node that a block equals, as it was read; undefined for a new or an edited block. */
type Untouched = (block: StoredBlock) => StoredBlock | undefined;

function findUntouched(previous: readonly StoredBlock[]): Untouched {
  const stored = new Map(walk(previous).map((block) => [block.id, block]));
  return (block) => {
    const before = stored.get(block.id);
    const parsed = before && tryParse(storedBlockSchema, before);
    return parsed?.ok && sameJson(parsed.data, block) ? before : undefined;
  };
}

/** Puts the stored nodes themselves in the place of their parsed copies, so that not a byte of them changes. */
function keepUntouched(blocks: readonly StoredBlock[], untouched: Untouched): StoredBlock[] {
  return blocks.map((block) => {
    const before = untouched(block);
    if (before) return before;
    if (!block.slots) return block;
    const slots = Object.entries(block.slots).map(
      ([name, children]) => [name, keepUntouched(children, untouched)] as const,
    );
    return { ...block, slots: Object.fromEntries(slots) };
  });
}

function checkAll(
  blocks: readonly StoredBlock[],
  untouched: Untouched,
  registry: Registry,
  bindingFault: BindingFault,
): Fault[] {
  return blocks.flatMap((block) => {
    if (untouched(block)) return [];
    const definition = registry.get(block.type);
    if (!definition)
      return [fault(block, 'type', `Unknown block type; choose one of ${registry.types.join(', ')}`)];
    const binding = block.bind ? bindingFault(block) : null;
    const children = Object.values(block.slots ?? {}).flat();
    return [
      ...definition.check(block, { severity: 'publish', supplied: suppliedTo(block, definition) }),
      ...(binding ? [fault(block, 'bind', binding)] : []),
      ...checkAll(children, untouched, registry, bindingFault),
    ];
  });
}

function duplicateIds(blocks: readonly StoredBlock[]): Fault[] {
  const seen = new Set<string>();
  return walk(blocks).flatMap((block) => {
    if (seen.has(block.id)) return [fault(block, 'id', 'Another block on this page has the same id')];
    seen.add(block.id);
    return [];
  });
}

function walk(blocks: readonly StoredBlock[]): StoredBlock[] {
  return blocks.flatMap((block) => [block, ...walk(Object.values(block.slots ?? {}).flat())]);
}

const fault = (block: StoredBlock, path: string, message: string): Fault => ({
  blockId: block.id,
  blockType: block.type,
  path,
  message,
  severity: 'malformed',
});

/** A fault of the envelope: the block it lies in may not be readable, so it is named by its position. */
function envelopeFault(next: unknown, path: readonly PropertyKey[], message: string): Fault {
  const at = path.map(String).join('.');
  const first: unknown = Array.isArray(next) && typeof path[0] === 'number' ? next[path[0]] : undefined;
  const named = typeof first === 'object' && first !== null ? first : {};
  const text = (key: string) => {
    const value: unknown = Object.entries(named).find(([name]) => name === key)?.[1];
    return typeof value === 'string' ? value : '';
  };
  return {
    blockId: text('id') || `#${String(path[0] ?? '')}`,
    blockType: text('type') || 'unknown',
    path: at,
    message,
    severity: 'malformed',
  };
}
