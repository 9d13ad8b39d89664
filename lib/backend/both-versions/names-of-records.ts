import { z } from 'zod';

const idSchema = z.union([z.number(), z.string().min(1)]).transform(String);
const recordSchema = z.object({ id: idSchema });
const oneSchema = z.union([idSchema, recordSchema.transform(({ id }) => id)]);

/** The ids in the value of a relation, which may be one or several, ids or whole records. */
export const idsIn = (value: unknown): string[] =>
  [value].flat().flatMap((one) => oneSchema.safeParse(one).data ?? []);

const answerSchema = z.object({ docs: z.array(z.looseObject({ id: idSchema })) });

/** What the records of an answer are called, by id: by the field the CMS calls them by, people by both names. */
export function namesIn(answer: unknown, title: string): Map<string, string> {
  const { docs } = answerSchema.parse(answer);
  return new Map(docs.map((doc) => [doc.id, nameOf(doc, title) || `number ${doc.id}`]));
}

function nameOf(doc: Record<string, unknown>, title: string): string {
  const parts = 'first_name' in doc ? [doc.first_name, doc.last_name] : [doc[title]];
  return parts.filter((part) => typeof part === 'string').join(' ');
}
