import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

const arguments_: Record<string, string> = {
  token: '"t"',
  name: '"header"',
  locale: '"en-GH"',
  route: '"Home"',
  kind: 'offices',
  number: '1',
};

/** A record of the small network for each query that names one. */
export const namedRecords = {
  office: 'osu',
  region: 'ashanti',
  licence: 'osu',
  openingHours: 'osu',
  listing: 'bakery',
  categoryMultiples: 'Bakeries',
  agent: 'ama-mensah',
  post: 'first',
};

function selectAll(type: GraphQLOutputType, depth: number): string {
  const namedType = getNamedType(type);
  if (!isObjectType(namedType)) return '';
  const fields = Object.values(namedType.getFields()).flatMap((field) => {
    if (!isObjectType(getNamedType(field.type))) return [field.name];
    const inner = depth === 0 ? '' : selectAll(field.type, depth - 1);
    return inner ? [field.name + inner] : [];
  });
  return fields.length === 0 ? '' : ` { ${fields.join(' ')} }`;
}

/** The required arguments of a field, in brackets; empty without any. */
export function nameArguments(field: GraphQLField<unknown, unknown>, slugs: Record<string, string>): string {
  const requiredArgs = field.args.filter((argument) => isRequiredArgument(argument));
  const written = requiredArgs.map(
    ({ name }) => `${name}: ${arguments_[name] ?? JSON.stringify(slugs[field.name])}`,
  );
  return written.length === 0 ? '' : `(${written.join(', ')})`;
}

/**
 * One query for each field of Query that selects every field of the schema; `slugs` names a record where a
 * field requires one.
 */
export function selectEveryField(schema: GraphQLSchema, slugs: Record<string, string>): [string, string][] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.map((field) => [
    field.name,
    `{ ${field.name}${nameArguments(field, slugs)}${selectAll(field.type, 4)} }`,
  ]);
}
