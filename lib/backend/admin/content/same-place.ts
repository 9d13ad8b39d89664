import { z } from 'zod';
import { isSameAsStored } from '../../access/same-as-stored';

/** The fields that determine the addresses of a page, or the name of a section. */
const locationSchema = z.record(z.string(), z.unknown()).catch({});

/** Whether the location of a document is unchanged. */
export function isSameLocation(document: unknown, previous: unknown): boolean {
  const [current, former] = [locationSchema.parse(document), locationSchema.parse(previous)];
  return ['route', 'scope', 'office', 'name'].every((field) => isSameAsStored(current[field], former[field]));
}
