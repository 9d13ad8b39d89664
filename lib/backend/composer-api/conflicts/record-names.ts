import { z } from 'zod';

const idSchema = z.union([z.number(), z.string().min(1)]).transform(String);
const recordSchema = z.object({ id: idSchema });
const relationSchema = z.union([idSchema, recordSchema.transform(({ id }) => id)]);

/** The ids of a relation value, which may be one or several, ids or populated records. */
export const parseRelationIds = (value: unknown): string[] =>
  [value].flat().flatMap((relation) => relationSchema.safeParse(relation).data ?? []);

const listSchema = z.object({ docs: z.array(z.looseObject({ id: idSchema })) });

/** Display names by id: the title field, or the first and last name of people. */
export function parseRecordNames(response: unknown, title: string): Map<string, string> {
  const { docs } = listSchema.parse(response);
  return new Map(docs.map((doc) => [doc.id, nameOf(doc, title) || `number ${doc.id}`]));
}

function nameOf(doc: Record<string, unknown>, title: string): string {
  const parts = 'first_name' in doc ? [doc.first_name, doc.last_name] : [doc[title]];
  return parts.filter((part) => typeof part === 'string').join(' ');
}
