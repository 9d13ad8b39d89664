import { globSync, readFileSync } from 'node:fs';
import {
  type ASTNode,
  buildSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync('schemas/contract.graphql', 'utf8'));
/** What tells that there is more than was read. */
const telling = ['next', 'total'];

/** The lists that an operation reads page by page without asking whether there is more, by their fields. */
function findSilentLists(operations: string): string[] {
  const info = new TypeInfo(schema);
  const silent: string[] = [];
  const look = (field: ASTNode) => {
    const type = getNamedType(info.getType());
    if (field.kind !== Kind.FIELD || !isObjectType(type)) return;
    if (!type.getFields().items || !type.getFields().total) return;
    const asked = field.selectionSet?.selections.map((one) => ('name' in one ? one.name.value : '')) ?? [];
    if (!telling.some((name) => asked.includes(name))) silent.push(field.name.value);
  };
  visit(parse(operations), visitWithTypeInfo(info, { enter: look }));
  return silent;
}

test('no operation reads a list without asking whether there is more', () => {
  const files = globSync('adapters/**/*.graphql');
  expect(files.length).toBeGreaterThan(8);
  expect(files.flatMap((file) => findSilentLists(readFileSync(file, 'utf8')))).toEqual([]);
});

test('one that does is found', () => {
  expect(findSilentLists('{ listings(limit: 100, order: price_desc) { items { asking_price } } }')).toEqual([
    'listings',
  ]);
  expect(findSilentLists('{ posts(locale: "en-GH") { items { slug } total } regions { slug } }')).toEqual([]);
});
