import type { Payload } from 'payload';
import { executeContract } from '../../lib/backend/contract/execute-contract';
import { SitemapAddressesDocument, SitemapPartsDocument } from '../../lib/graphql/generated/operations';
import { rowsLookedAt } from '../support/rows-looked-at';
import { percentile } from './percentile';

const locale = 'en-GH';
const rounds = 10;
type Asked = Pick<Parameters<typeof executeContract>[0], 'document' | 'variables'>;
type Statement = { text: string; values: unknown[] };

/** What the sitemap asks the database: for its index, and for the first and the last part of two kinds; ms, and the rows that are looked at. */
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

async function measure(payload: Payload, asked: Asked) {
  const answer = async () => {
    const { data, errors } = await executeContract(asked);
    if (errors) throw errors[0];
    return data;
  };
  const statements = await notingStatements(payload, answer);
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
  let lookedAt = 0;
  let inDatabase = 0;
  for (const { text, values } of statements) {
    const start = performance.now();
    await payload.db.pool.query(text, values);
    inDatabase += performance.now() - start;
    lookedAt += await rowsLookedAt(payload, text, values);
  }
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    'in the database': Math.round(inDatabase),
    'rows looked at': lookedAt,
    printed,
  };
}

/** The questions that a piece of work asks PostgreSQL. */
async function notingStatements({ db }: Payload, work: () => Promise<unknown>): Promise<Statement[]> {
  const noted: Statement[] = [];
  const { query } = db.pool;
  Object.assign(db.pool, {
    query: (...given: unknown[]) => {
      const [asked, values] = given;
      if (typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string')
        noted.push({ text: asked.text, values: Array.isArray(values) ? values : [] });
      return Reflect.apply(query, db.pool, given);
    },
  });
  await work();
  Object.assign(db.pool, { query });
  return noted.filter(({ text }) => text.trimStart().startsWith('select'));
}
