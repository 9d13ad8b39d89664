import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEmbedded } from '@/lib/backend/contract/limits/embedded-rows';
import { selectEachField } from './select-each-field';
import { namedRecords } from './select-every-field';
import { startContract, type TestContract } from './start-contract';

const schema = buildSchema(readFileSync('schemas/contract.graphql', 'utf8'));
let contract: TestContract;
let serve: (request: Request) => Promise<Response>;

beforeAll(async () => {
  contract = await startContract();
  serve = (await import('@/app/graphql/route')).POST;
});
afterAll(() => contract.stop());

async function post(query: string): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query });
  const response = await serve(
    new Request('http://localhost:3000/graphql', { method: 'POST', headers, body }),
  );
  return { status: response.status, text: await response.text() };
}

const queries = selectEachField(schema, namedRecords).filter(([name]) => !/getUserByToken/.test(name));

describe('limits of a query over HTTP', () => {
  it('are met by queries for every field of the contract', () => {
    const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !/^(__|User$|LoginAttribute$)/.test(type.name)
        ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
        : [],
    );
    const queried = new Set(queries.map(([name]) => name.split(' ')[0]));
    expect(fields.length).toBeGreaterThan(300);
    expect(fields.filter((field) => !queried.has(field) && field !== 'Query.getUserByToken')).toEqual([]);
  });

  it.each(queries)('let %s through', async (_name, query) => {
    expect(await post(query)).toEqual({ status: 200, text: expect.not.stringContaining('"errors"') });
  });
});

it('an object field below an embedded row is counted as it is returned', () => {
  const rows = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fields = rows.flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
  );
  const embedded = fields.filter(({ name }) => isEmbedded(name));
  const below = embedded.flatMap(({ field }) => {
    const type = getNamedType(field.type);
    return isObjectType(type)
      ? Object.values(type.getFields()).map((item) => [type.name, item] as const)
      : [];
  });
  expect(embedded.length).toBeGreaterThan(10);
  expect(
    below
      .filter(([of, { name, type }]) => isObjectType(getNamedType(type)) && !isEmbedded(`${of}.${name}`))
      .map(([of, { name }]) => `${of}.${name}`),
  ).toEqual([]);
});

it('an answer with more embedded rows than one may have is refused', async () => {
  const contents = Array.from(
    { length: 100 },
    (_, at) => ({ name: `c${at}`, type: 'text', value: 'x' }) as const,
  );
  for (let at = 0; at < 7; at++)
    await contract.payload.create({
      collection: 'website-sections',
      data: { scope: 'network', name: `large-${at}`, blocks: [], contents, _status: 'published' },
    });
  const components = (aliases: number) =>
    Array.from(
      { length: aliases },
      (_, at) => `a${at}: customComponents(locale: "en-GH") { contents { name } }`,
    );
  expect(await post(`{ ${components(13).join(' ')} }`)).toEqual({
    status: 200,
    text: expect.not.stringContaining('"errors"'),
  });
  const { status, text } = await post(`{ ${components(15).join(' ')} }`);
  expect([status, text]).toEqual([400, expect.stringContaining('more than 10000 embedded records')]);
});
