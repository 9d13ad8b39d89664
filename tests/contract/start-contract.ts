import { parse } from 'graphql';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';
import { makeContent } from './make-content';
import { makeListings } from './make-listings';
import { makeOffices, type Offices } from './make-offices';
import { makePeople, type People } from './make-people';

type Answer = { data: unknown; errors: string[] };
export type TestContract = TestBackend & {
  offices: Offices;
  people: People;
  /** Runs a query as the site does in process; plain data, so that it can be compared. */
  ask: (query: string, variables?: Record<string, unknown>) => Promise<Answer>;
};

async function makeNetwork({ payload }: TestBackend) {
  const offices = await makeOffices(payload);
  const people = await makePeople(payload, offices);
  await makeListings(payload, offices, people);
  await makeContent(payload, offices, people);
  return { offices, people };
}

const ask: TestContract['ask'] = async (query, variables = {}) => {
  const { executeContract } = await import('@/lib/backend/contract/execute-contract');
  const { data, errors = [] } = await executeContract({ document: parse(query), variables });
  return {
    data: JSON.parse(JSON.stringify(data ?? null)),
    errors: errors.map((error) => error.originalError?.stack ?? error.message),
  };
};

/** A backend with a small network in it. */
export async function startContract(): Promise<TestContract> {
  const backend = await startBackend();
  try {
    return { ...backend, ...(await makeNetwork(backend)), ask };
  } catch (error) {
    await backend.stop();
    throw error;
  }
}
