import type { StoredBlock } from '@/schemas/stored-block';
import type { RenderBlock } from './block';
import { type Issue, issueOf, viewIssue } from './issue';
import { type ParseBlock, parseUncached } from './parse-cache';
import type { Registry } from './registry';

/** A block ready to render, or the issues that prevent it. */
export type LoadedBlock =
  | {
      status: 'ready';
      id: string;
      type: string;
      render: RenderBlock;
      slots: Record<string, readonly LoadedBlock[]>;
    }
  | { status: 'quarantined'; id: string; type: string; issues: Issue[] };

/**
 * Loads the views of resolved blocks and reads the blocks one by one; an invalid block affects only itself.
 * Never rejects.
 */
export async function loadBlocks(blocks: readonly StoredBlock[], registry: Registry): Promise<LoadedBlock[]> {
  const unloadable = await loadViews(blocks, registry);
  return readBlocks(blocks, registry, { unloadable });
}

/** The errors of views that could not be loaded, by type. */
type Unloadable = ReadonlyMap<string, unknown>;

/** Loads each view once, however many blocks need it. Never rejects. */
export async function loadViews(blocks: readonly StoredBlock[], registry: Registry): Promise<Unloadable> {
  const attempts = [...typesOf(blocks)].map(async (type): Promise<[string, unknown][]> => {
    try {
      await registry.get(type)?.loadView();
      return [];
    } catch (error) {
      return [[type, error]];
    }
  });
  return new Map((await Promise.all(attempts)).flat());
}

type ReadOptions = { unloadable?: Unloadable; parse?: ParseBlock };

/** Reads resolved blocks synchronously; rendering them needs their views (`loadViews`). */
export function readBlocks(
  blocks: readonly StoredBlock[],
  registry: Registry,
  options: ReadOptions = {},
): LoadedBlock[] {
  const readInner = (inner: readonly StoredBlock[]) => readBlocks(inner, registry, options);
  return blocks.map((stored) => readBlock(stored, registry, { ...options, readInner }));
}

type ReadOneOptions = ReadOptions & {
  /** Reads the contents of a slot. */
  readInner: (blocks: readonly StoredBlock[]) => readonly LoadedBlock[];
};

/** Reads one resolved block. */
export function readBlock(
  stored: StoredBlock,
  registry: Registry,
  { unloadable, parse = parseUncached, readInner }: ReadOneOptions,
): LoadedBlock {
  const { id, type } = stored;
  const block = registry.get(type);
  const quarantine = (issues: Issue[]) => ({ status: 'quarantined', id, type, issues }) as const;
  if (!block) return quarantine([issueOf(stored, 'type', 'No block of this type exists in this release')]);
  const parsed = parse(block, stored);
  if (!parsed.ok) return quarantine(parsed.issues);
  if (unloadable?.has(type)) return quarantine([viewIssue(stored, unloadable.get(type))]);
  const slots = Object.keys(block.slots).map(
    (name) => [name, readInner(stored.slots?.[name] ?? noBlocks)] as const,
  );
  return { status: 'ready', id, type, render: parsed.render, slots: Object.fromEntries(slots) };
}

const noBlocks: readonly StoredBlock[] = [];

/** The types of blocks and their descendants. */
export function typesOf(blocks: readonly StoredBlock[], types = new Set<string>()): Set<string> {
  for (const { type, slots } of blocks) {
    types.add(type);
    for (const children of Object.values(slots ?? {})) typesOf(children, types);
  }
  return types;
}
