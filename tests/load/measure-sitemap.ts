import type { Payload } from 'payload';
import { executeContract } from '../../lib/backend/contract/execute-contract';
import { SitemapAddressesDocument, SitemapPartsDocument } from '../../lib/graphql/generated/operations';
import { rowsScanned } from '../support/rows-scanned';
import { percentile } from './percentile';

const locale = 'en-GH';
const rounds = 10;
type ContractQuery = Pick<Parameters<typeof executeContract>[0], 'document' | 'variables'>;
type Statement = { text: string; values: unknown[] };

/**
 * The cost of the sitemap queries: the index, and the first and last part of two kinds; ms, and the number
 * of rows scanned.
 */
export async function measureSitemap(payload: Payload) {
  const rows: Record<string, object> = {};
  rows.index = await measure(payload, { document: SitemapPartsDocument, variables: { locale } });
  for (const kind of ['listings', 'sold'])
    for (const number of [1, 100])
      rows[`${kind}, part ${number}`] = await measure(payload, {
        document: SitemapAddressesDocument,
        variables: { locale, kind, number },
      });
  return rows;
}

async function measure(payload: Payload, query: ContractQuery) {
  const answer = async () => {
    const { data, errors } = await executeContract(query);
    if (errors) throw errors[0];
    return data;
  };
  const statements = await recordStatements(payload, answer);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await answer();
    times.push(performance.now() - start);
  }
  const printed = Object.values((await answer()) ?? {}).reduce(
    (sum: number, list) => sum + (Array.isArray(list) ? list.length : 0),
    0,
  );
  let scanned = 0;
  let inDatabase = 0;
  for (const { text, values } of statements) {
    const start = performance.now();
    await payload.db.pool.query(text, values);
    inDatabase += performance.now() - start;
    scanned += await rowsScanned(payload, text, values);
  }
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    'in the database': Math.round(inDatabase),
    'rows scanned': scanned,
    printed,
  };
}

/** The SQL statements of a piece of work. */
async function recordStatements({ db }: Payload, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = db.pool;
  Object.assign(db.pool, {
    query: (...args: unknown[]) => {
      const [config, values] = args;
      if (
        typeof config === 'object' &&
        config !== null &&
        'text' in config &&
        typeof config.text === 'string'
      )
        statements.push({ text: config.text, values: Array.isArray(values) ? values : [] });
      return Reflect.apply(query, db.pool, args);
    },
  });
  await work();
  Object.assign(db.pool, { query });
  return statements.filter(({ text }) => text.trimStart().startsWith('select'));
}
