import type { BindingEntry } from '@/schemas/bindings/catalogue';

const indexes = new WeakMap<readonly BindingEntry[], ReadonlyMap<string, readonly BindingEntry[]>>();

/** The entries for one block type, from an index by type. */
export function bindingsOf(entries: readonly BindingEntry[], blockType: string): readonly BindingEntry[] {
  const index = indexes.get(entries) ?? Map.groupBy(entries, (entry) => entry.blockType);
  indexes.set(entries, index);
  return index.get(blockType) ?? [];
}
