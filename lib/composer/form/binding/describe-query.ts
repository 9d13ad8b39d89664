import { z } from 'zod';
import { type DescribedField, fieldsOf, readField } from '@/lib/engine/described-field';
import type { SourceQuery } from '@/schemas/bindings/source-query';
import type { Subject } from '@/schemas/bindings/subject';

/** One thing that may be asked of a source. `subject` is the kind of record it names, if it names one. */
export type QueryKey = {
  name: string;
  field: DescribedField;
  subject: Subject | undefined;
  isNeeded: boolean;
};
export type DescribedQuery = { label: string; keys: readonly QueryKey[] };

const known = new WeakMap<SourceQuery, DescribedQuery>();

/** What may be asked of a source, with words for a form; read from its schema once. */
export function describeQuery(query: SourceQuery): DescribedQuery {
  const described = known.get(query) ?? read(query);
  known.set(query, described);
  return described;
}

function read({ source, schema, slugs, about }: SourceQuery): DescribedQuery {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const keys = fieldsOf(json).map(([name, field]) => ({
    name,
    field: { ...field, label: field.label ?? asWords(name) },
    subject: slugs[name],
    isNeeded: name === about,
  }));
  return { label: readField(json).label ?? asWords(source), keys };
}

const asWords = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
