import { z } from 'zod';
import { type DescribedField, fieldsOf, readField } from '@/lib/engine/described-field';
import type { SourceQuery } from '@/schemas/bindings/source-query';
import type { Subject } from '@/schemas/bindings/subject';

/** One parameter of a source. `subject` is the kind of record that it identifies, if any. */
export type QueryParameter = {
  name: string;
  field: DescribedField;
  subject: Subject | undefined;
  isRequired: boolean;
};
export type DescribedQuery = { label: string; keys: readonly QueryParameter[] };

const descriptions = new WeakMap<SourceQuery, DescribedQuery>();

/** The parameters of a source with their labels, derived from its schema and cached. */
export function describeQuery(query: SourceQuery): DescribedQuery {
  const described = descriptions.get(query) ?? buildDescription(query);
  descriptions.set(query, described);
  return described;
}

function buildDescription({ source, schema, slugs, about }: SourceQuery): DescribedQuery {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const keys = fieldsOf(json).map(([name, field]) => ({
    name,
    field: { ...field, label: field.label ?? humanizeName(name) },
    subject: slugs[name],
    isRequired: name === about,
  }));
  return { label: readField(json).label ?? humanizeName(source), keys };
}

const humanizeName = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
