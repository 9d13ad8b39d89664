import type { Payload, PayloadRequest } from 'payload';

/** A run of the seed: everything is written through `req`, in one transaction. */
export type SeedRun = { payload: Payload; req: PayloadRequest };

/** Database ids by the key of a record in the data files. */
export type Ids = ReadonlyMap<string, number>;

/**
 * The id of an existing record.
 * @throws when the record does not exist.
 */
export function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The seed names "${key}", which it does not create`);
  return id;
}

/** Like `idOf`; returns null for null. */
export const idOrNull = (ids: Ids, key: string | null): number | null =>
  key === null ? null : idOf(ids, key);

/** Writes records one after the other; returns their ids by key. */
export async function writeEach<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  write: (item: Item, index: number) => Promise<{ id: number }>,
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const [index, item] of items.entries()) ids.set(keyOf(item), (await write(item, index)).id);
  return ids;
}
