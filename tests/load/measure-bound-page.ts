import type { DocumentNode } from 'graphql';
import type { Payload } from 'payload';
import { executeContract } from '../../lib/backend/contract/execute-contract';
import {
  AgentsDocument,
  ListingsDocument,
  OfficePinsDocument,
  PostsDocument,
  ReviewsDocument,
} from '../../lib/graphql/generated/operations';

type QueryWithVariables = [DocumentNode, Record<string, unknown>];
const filter = { status: ['active'] };

/** The queries of a page with thirty bound blocks; some occur twice. */
const queries: QueryWithVariables[] = [...Array(6).keys()].flatMap((index): QueryWithVariables[] => [
  [ListingsDocument, { filter, order: 'newest', limit: 3 + index }],
  [ReviewsDocument, { limit: 2 + (index % 3) }],
  [PostsDocument, { locale: 'en-GH', limit: 2 + (index % 2) }],
  [AgentsDocument, { limit: 3 + (index % 3) }],
  [OfficePinsDocument, {}],
]);

/** The cost of the queries of a page with thirty bound blocks, the median of twenty pages. */
export async function measureBoundPage({ db }: Payload) {
  const pages: { statements: number; 'CPU ms': number; ms: number }[] = [];
  const query = db.pool.query;
  let statements = 0;
  Object.assign(db.pool, {
    query: (...args: unknown[]) => {
      statements += 1;
      return Reflect.apply(query, db.pool, args);
    },
  });
  for (let round = 0; round < 20; round += 1) {
    const [before, start, cpu] = [statements, performance.now(), process.cpuUsage()];
    const purpose = {};
    await Promise.all(
      queries.map(([document, variables]) => executeContract({ document, variables, purpose })),
    );
    const { user, system } = process.cpuUsage(cpu);
    pages.push({
      statements: statements - before,
      'CPU ms': Math.round((user + system) / 1000),
      ms: Math.round(performance.now() - start),
    });
  }
  Object.assign(db.pool, { query });
  return pages.toSorted((a, b) => a['CPU ms'] - b['CPU ms'])[10];
}
