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

type Question = [DocumentNode, Record<string, unknown>];
const filter = { status: ['active'] };

/** What a page of thirty bound blocks asks; some of it twice. */
const questions: Question[] = [...Array(6).keys()].flatMap((turn): Question[] => [
  [ListingsDocument, { filter, order: 'newest', limit: 3 + turn }],
  [ReviewsDocument, { limit: 2 + (turn % 3) }],
  [PostsDocument, { locale: 'en-GH', limit: 2 + (turn % 2) }],
  [AgentsDocument, { limit: 3 + (turn % 3) }],
  [OfficePinsDocument, {}],
]);

/** What the questions of a page with thirty bound blocks take, the middle of twenty pages. */
export async function measureBoundPage({ db }: Payload) {
  const pages: { statements: number; 'CPU ms': number; ms: number }[] = [];
  const query = db.pool.query;
  let statements = 0;
  Object.assign(db.pool, {
    query: (...given: unknown[]) => {
      statements += 1;
      return Reflect.apply(query, db.pool, given);
    },
  });
  for (let round = 0; round < 20; round += 1) {
    const [before, start, cpu] = [statements, performance.now(), process.cpuUsage()];
    const purpose = {};
    await Promise.all(
      questions.map(([document, variables]) => executeContract({ document, variables, purpose })),
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
