import { parse } from 'graphql';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';

type Answer = { data: unknown; errors: string[] };
type SmallNetwork = Awaited<ReturnType<typeof findNetwork>>;
export type TestContract = TestBackend &
  SmallNetwork & {
    /** Runs a query in process as the site does, and returns comparable plain data. */
    runQuery: (query: string, variables?: Record<string, unknown>) => Promise<Answer>;
  };

/** The records of the small network (`create-network.ts`) that tests use. */
async function findNetwork({ payload }: TestBackend) {
  const bySlug = (slug: string) => ({ where: { slug: { equals: slug } }, depth: 0 });
  const [osu] = (await payload.find({ collection: 'offices', ...bySlug('osu') })).docs;
  const [ama] = (await payload.find({ collection: 'people', ...bySlug('ama-mensah') })).docs;
  const [accra] = (await payload.find({ collection: 'regions', ...bySlug('greater-accra') })).docs;
  const [ashanti] = (await payload.find({ collection: 'regions', ...bySlug('ashanti') })).docs;
  if (!osu || !ama || !accra || !ashanti) throw new Error('The small network is not there');
  return { offices: { osu, image: Number(osu.image) }, people: { ama }, regions: { accra, ashanti } };
}

const runQuery: TestContract['runQuery'] = async (query, variables = {}) => {
  const { executeContract } = await import('@/lib/backend/contract/execute-contract');
  const { data, errors = [] } = await executeContract({ document: parse(query), variables });
  return {
    data: JSON.parse(JSON.stringify(data ?? null)),
    errors: errors.map((error) => error.originalError?.stack ?? error.message),
  };
};

/** Starts a backend with a small network. */
export async function startContract(): Promise<TestContract> {
  const backend = await startBackend({ content: 'small' });
  try {
    return { ...backend, ...(await findNetwork(backend)), runQuery };
  } catch (error) {
    await backend.stop();
    throw error;
  }
}
