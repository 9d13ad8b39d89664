import type { Payload, PayloadRequest } from 'payload';

/** One seeding: everything is written through `req`, in one transaction. */
export type SeedRun = { payload: Payload; req: PayloadRequest };

/** Ids given by the database, by what the data files call a record. */
export type Ids = ReadonlyMap<string, number>;

/** The id of a record that must exist. @throws when the data names one that does not. */
export function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The seed names "${key}", which it does not create`);
  return id;
}

/** As `idOf`, and null for null. */
export const idOrNull = (ids: Ids, key: string | null): number | null =>
  key === null ? null : idOf(ids, key);

/** Writes records one after the other; returns the id of each by its key. */
export async function writeEach<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  write: (item: Item, index: number) => Promise<{ id: number }>,
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const [index, item] of items.entries()) ids.set(keyOf(item), (await write(item, index)).id);
  return ids;
}
