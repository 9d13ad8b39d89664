import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { namedRecords, selectEveryField } from './select-every-field';
import { startContract, type TestContract } from './start-contract';

const schema = buildSchema(readFileSync('schemas/contract.graphql', 'utf8'));
const queries = selectEveryField(schema, namedRecords);
let contract: TestContract;

beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract.stop());

it.each(queries.filter(([name]) => name !== 'getUserByToken'))(
  'every field › %s answers every field',
  async (name, query) => {
    const { data, errors } = await contract.runQuery(query);
    expect(errors).toEqual([]);
    expect(data).toEqual({ [name]: expect.anything() });
  },
);

it('every field › every token is answered with the debug message that signs a visitor out', async () => {
  const { executeContract } = await import('@/lib/backend/contract/execute-contract');
  const { UserByTokenDocument } = await import('@/lib/graphql/generated/operations');
  const answer = await executeContract({ document: UserByTokenDocument, variables: { token: 'any' } });
  expect(answer.data).toEqual({ getUserByToken: null });
  expect(answer.errors?.map((error) => error.extensions.debugMessage)).toEqual(['Invalid token']);
});
