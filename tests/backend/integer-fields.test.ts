import { readFileSync } from 'node:fs';
import { type FieldDefinitionNode, Kind, parse, print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNetwork, type Network } from './support/network';
import { completeRecord, openStaff } from './support/record-drafts';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let request: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  request = await openStaff();
});
afterAll(() => backend.stop());

/** Fields that the contract returns as integers; multiples are stored in hundredths. */
function integersOfContract(): Set<string> {
  const fields = parse(readFileSync('schemas/contract.graphql', 'utf8')).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION ? (definition.fields ?? []) : [],
  );
  const isInteger = ({ type }: FieldDefinitionNode) => /^Int!?$/.test(print(type));
  const names = fields.filter(isInteger).map(({ name }) => name.value);
  return new Set(names.filter((name) => !/^sde_|multiple$/.test(name)));
}

const ofListings = (number: object) => ({ ...completeRecord('listings', network), ...number });
const ofPeople = (number: object) => ({ ...completeRecord('people', network), ...number });
const halves = [
  ['listings', 'employees', 7.5, () => ofListings({ employees: 7.5 })],
  ['listings', 'year_established', 1999.5, () => ofListings({ year_established: 1999.5 })],
  [
    'listings',
    'year_established',
    new Date().getFullYear() + 1,
    () => ofListings({ year_established: new Date().getFullYear() + 1 }),
  ],
  ['people', 'years_of_experience', 3.5, () => ofPeople({ years_of_experience: 3.5 })],
] as const;

test.each(halves)('integer fields › in %s, %s is not a valid %s', async (collection, name, _, body) => {
  const refused = await request('network-editor', `/${collection}`, { method: 'POST', body: body() });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.responseBody)).toContain('Enter a whole number from');
  expect(JSON.stringify(refused.responseBody)).toContain(name);
});

test('integer fields › no number that the contract returns as an integer can be stored as a fraction', () => {
  const contractIntegers = integersOfContract();
  // The size of a picture is measured from its file.
  const typed = backend.payload.config.collections.filter(({ upload }) => !upload);
  const numbers = typed.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) =>
      field.type === 'number' && !field.virtual && contractIntegers.has(field.name) ? [{ slug, field }] : [],
    ),
  );
  expect(numbers.length).toBeGreaterThan(5);
  const accepted = numbers.filter(
    ({ field }) =>
      Reflect.apply(field.validate ?? (() => true), null, [3.5, { ...field, req: { t: String } }]) === true,
  );
  expect(accepted.map(({ slug, field }) => `${slug}.${field.name}`)).toEqual([]);
});
