import { parse } from 'graphql';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';

type Answer = { data: unknown; errors: string[] };
type SmallNetwork = Awaited<ReturnType<typeof findNetwork>>;
export type TestContract = TestBackend &
  SmallNetwork & {
    /** Runs a query as the site does in process; plain data, so that it can be compared. */
    ask: (query: string, variables?: Record<string, unknown>) => Promise<Answer>;
  };

/** What tests name of the small network (`make-network.ts`), which was in the database from the beginning. */
async function findNetwork({ payload }: TestBackend) {
  const named = (slug: string) => ({ where: { slug: { equals: slug } }, depth: 0 });
  const [osu] = (await payload.find({ collection: 'offices', ...named('osu') })).docs;
  const [ama] = (await payload.find({ collection: 'people', ...named('ama-mensah') })).docs;
  const [accra] = (await payload.find({ collection: 'regions', ...named('greater-accra') })).docs;
  const [ashanti] = (await payload.find({ collection: 'regions', ...named('ashanti') })).docs;
  if (!osu || !ama || !accra || !ashanti) throw new Error('The small network is not there');
  return { offices: { osu, image: Number(osu.image) }, people: { ama }, regions: { accra, ashanti } };
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
  const backend = await startBackend({ content: 'small' });
  try {
    return { ...backend, ...(await findNetwork(backend)), ask };
  } catch (error) {
    await backend.stop();
    throw error;
  }
}
