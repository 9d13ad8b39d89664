import type { FieldHook } from 'payload';

/** So many copies are counted; who makes more is given the moment for a number. */
const counted = 20;

/** For what only one record may have, `longest` signs long: a copy has the first of `…-copy`, `…-copy-2` and so on that is free. */
export const freeForCopy =
  (longest: number): FieldHook =>
  async ({ collection, path, req, value }) => {
    if (!collection || typeof value !== 'string' || value === '') return value;
    const words = value.replace(/-copy(-\d+)?$/, '').slice(0, longest - '-copy-12345678'.length);
    const copy = `${words.replace(/-+$/, '')}-copy`;
    for (let number = 1; number <= counted; number += 1) {
      const tried = number === 1 ? copy : `${copy}-${number}`;
      const where = { [path.join('.')]: { equals: tried } };
      const { totalDocs } = await req.payload.count({ collection: collection.slug, where, req });
      if (totalDocs === 0) return tried;
    }
    return `${copy}-${Date.now().toString(36)}`;
  };
