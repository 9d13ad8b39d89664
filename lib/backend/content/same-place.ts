import { z } from 'zod';
import { isSameAsStored } from '../access/same-as-stored';

/** Of a page what its addresses are made of, of a section by which it is found. */
const placeSchema = z.record(z.string(), z.unknown()).catch({});

/** Whether a document stands where it stood. */
export function samePlace(document: unknown, before: unknown): boolean {
  const [now, then] = [placeSchema.parse(document), placeSchema.parse(before)];
  return ['route', 'scope', 'office', 'name'].every((field) => isSameAsStored(now[field], then[field]));
}
