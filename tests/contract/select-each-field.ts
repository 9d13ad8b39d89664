import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';
import { nameArguments } from './select-every-field';

type Field = GraphQLField<unknown, unknown>;
type Step = { type: GraphQLObjectType; field: Field };
type Slugs = Record<string, string>;

/** Levels of fields that the depth limit lets through. */
const mostLevels = 8;

const objectOf = (type: GraphQLOutputType): GraphQLObjectType | undefined => {
  const named = getNamedType(type);
  return isObjectType(named) ? named : undefined;
};

/** Every field of the object types, each with the shortest way to it from Query. */
function findWays(schema: GraphQLSchema): Step[][] {
  const query = schema.getQueryType();
  const open: { type: GraphQLObjectType; way: Step[] }[] = query ? [{ type: query, way: [] }] : [];
  const seen = new Set(open.map(({ type }) => type));
  const ways: Step[][] = [];
  for (const { type, way } of open)
    for (const field of Object.values(type.getFields())) {
      const there = [...way, { type, field }];
      ways.push(there);
      const below = objectOf(field.type);
      if (!below || seen.has(below)) continue;
      seen.add(below);
      open.push({ type: below, way: there });
    }
  return ways;
}

/** All fields of a type and below; below its own objects no type is entered again. */
function selectBelow(type: GraphQLObjectType, levels: number, entered: readonly GraphQLObjectType[]): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const below = objectOf(field.type);
    if (!below) return [field.name];
    if (levels <= 1 || (entered.length > 0 && [...entered, type].includes(below))) return [];
    return [`${field.name}${smallestOf(field, {})}${selectBelow(below, levels - 1, [...entered, type])}`];
  });
  return ` { ${['__typename', ...fields].join(' ')} }`;
}

/** A field's required arguments, and the smallest page of a list that has pages. */
function smallestOf(field: Field, slugs: Slugs): string {
  const written = nameArguments(field, slugs);
  if (!field.args.some(({ name }) => name === 'limit')) return written;
  return written ? written.replace(/\)$/, ', limit: 1)') : '(limit: 1)';
}

/** Two queries a field of the contract: for the field alone, and with everything below it. */
export function selectEachField(schema: GraphQLSchema, slugs: Slugs): [string, string][] {
  return findWays(schema).flatMap((way) => {
    const write = (last: string) =>
      way.reduceRight((inner, { field }) => {
        const selection = inner.startsWith(' {') || inner === '' ? inner : ` { ${inner} }`;
        return `${field.name}${smallestOf(field, slugs)}${selection}`;
      }, last);
    const end = way.at(-1);
    const below = end && objectOf(end.field.type);
    if (!end || !below) return [[nameOf(way), `{ ${write('')} }`]];
    return [
      [`${nameOf(way)} alone`, `{ ${write(' { __typename }')} }`],
      [`${nameOf(way)} with all fields`, `{ ${write(selectBelow(below, mostLevels - way.length, []))} }`],
    ];
  });
}

const nameOf = (way: readonly Step[]): string =>
  `${way.at(-1)?.type.name}.${way.map(({ field }) => field.name).at(-1)} (${way.map(({ field }) => field.name).join('.')})`;
