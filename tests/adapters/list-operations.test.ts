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
/** Fields that indicate whether a list continues. */
const listEndFields = ['next', 'total'];

/** The list fields that an operation reads by page without selecting `next` or `total`. */
function findSilentLists(operations: string): string[] {
  const info = new TypeInfo(schema);
  const silent: string[] = [];
  const visitField = (field: ASTNode) => {
    const type = getNamedType(info.getType());
    if (field.kind !== Kind.FIELD || !isObjectType(type)) return;
    if (!type.getFields().items || !type.getFields().total) return;
    const selected =
      field.selectionSet?.selections.map((item) => ('name' in item ? item.name.value : '')) ?? [];
    if (!listEndFields.some((name) => selected.includes(name))) silent.push(field.name.value);
  };
  visit(parse(operations), visitWithTypeInfo(info, { enter: visitField }));
  return silent;
}

test('list operations › every paged list operation also selects next or total', () => {
  const files = globSync('adapters/**/*.graphql');
  expect(files.length).toBeGreaterThan(8);
  expect(files.flatMap((file) => findSilentLists(readFileSync(file, 'utf8')))).toEqual([]);
});

test('list operations › the check reports an operation without a total', () => {
  expect(findSilentLists('{ listings(limit: 100, order: price_desc) { items { asking_price } } }')).toEqual([
    'listings',
  ]);
  expect(findSilentLists('{ posts(locale: "en-GH") { items { slug } total } regions { slug } }')).toEqual([]);
});
