import type { FieldHook } from 'payload';

/** Numbered suffixes to try; further copies get a timestamp. */
const MAX_NUMBERED_COPIES = 20;

/**
 * Creates a hook that generates the value of a unique field in a duplicate: the first unused of `…-copy`,
 * `…-copy-2` and so on, within `maxLength` characters.
 */
export const createUniqueCopyValueHook =
  (maxLength: number): FieldHook =>
  async ({ collection, path, req, value }) => {
    if (!collection || typeof value !== 'string' || value === '') return value;
    const base = value.replace(/-copy(-\d+)?$/, '').slice(0, maxLength - '-copy-12345678'.length);
    const copy = `${base.replace(/-+$/, '')}-copy`;
    for (let number = 1; number <= MAX_NUMBERED_COPIES; number += 1) {
      const candidate = number === 1 ? copy : `${copy}-${number}`;
      const where = { [path.join('.')]: { equals: candidate } };
      const { totalDocs } = await req.payload.count({ collection: collection.slug, where, req });
      if (totalDocs === 0) return candidate;
    }
    return `${copy}-${Date.now().toString(36)}`;
  };
