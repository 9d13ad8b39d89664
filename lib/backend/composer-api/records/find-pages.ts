import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { matchRoute } from '@/lib/routes/match-route';
import { pageLabels } from '@/lib/routes/page-labels';
import type { RecordSummary } from '@/schemas/composing/records';
import { foldLetters } from '@/schemas/fold-letters';
import { executeSql } from '../../platform/database/request-transaction';
import { describePageRow, describeRecord } from './describe-record';
import type { RecordQuery } from './select-records';
import { selectRecords } from './select-records';
import { createWordConditionsWithOwner, splitWords } from './word-conditions';

/**
 * Number of most recently changed pages that are ranked in each group (network, same owner, matching owner,
 * all). PostgreSQL would otherwise read all matching rows.
 */
const RANKED_ROWS = 13;

/**
 * Finds the pages that match a query, one more than requested if there are more. Sorted first: pages that a
 * link can reference, pages of the network and of the owner of the page at `near`, and pages whose name
 * starts with the words or contains them as whole words.
 */
export async function findPages(query: RecordQuery, req: PayloadRequest): Promise<RecordSummary[]> {
  const { words, ids, limit, page, isPublic, near } = query;
  const offset = (page - 1) * limit;
  const rowLimit = Math.max(offset + limit + 1, RANKED_ROWS);
  const select = await selectRecords('page', query, req);
  const selectWithOwner = await selectRecords('page', query, req, createWordConditionsWithOwner);
  const sameOwner = near === null ? null : sameOwnerCondition(near);
  const namedRoutes = routesNamed(words);
  const selectUnfiltered = await selectRecords('page', { ...query, words: '' }, req);
  const groups = [
    ...(namedRoutes.length > 0
      ? [
          selectUnfiltered(
            sql`scope = 'network' and slug is null and template_slug is null and route::text = any (${sql.param(namedRoutes)})`,
            rowLimit,
          ),
        ]
      : []),
    select(sql`scope = 'network'`, rowLimit),
    ...(sameOwner ? [select(sameOwner, rowLimit), selectWithOwner(sameOwner, rowLimit)] : []),
    selectWithOwner(sql`true`, rowLimit),
    select(sql`true`, rowLimit),
  ];
  const numberedGroups = groups.map(
    (group, groupIndex) => sql`select *, ${groupIndex}::int as "groupIndex" from (${group}) as matches`,
  );
  const rows = await executeSql(
    req,
    ids || splitWords(words).length === 0
      ? select(sql`true`, rowLimit)
      : sql`select * from (${sql.join(numberedGroups, sql` union all `)}) as found order by "groupIndex", updated_at desc`,
  );
  const ranked = rows.map((row) => {
    const { page: description, id, owner, groupIndex = 0 } = describePageRow(row);
    const isOtherOwner = groupIndex >= groups.length - 2 && owner !== null;
    return {
      id,
      row,
      description,
      rank: [
        Number(description.address === null),
        Number(isOtherOwner),
        Math.min(rankOf(description.name, words), rankOf(description.usualName ?? '', words)),
      ],
    };
  });
  const seenIds = new Set<number>();
  return ranked
    .filter(
      ({ id, description }) =>
        !seenIds.has(id) && seenIds.add(id) && (description.address !== null || !isPublic),
    )
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
    .slice(offset, offset + limit + 1)
    .map(({ row }) => describeRecord('page', row));
}

/** Condition for pages with the same owner as the page at the path; null for the network. */
function sameOwnerCondition(path: string): SQL | null {
  const match = matchRoute(path);
  const { slug, agent } = match?.params ?? {};
  if (match?.row.scope === 'office') return sql`office_id = (select id from offices where slug = ${slug})`;
  return match?.row.scope === 'agent' ? sql`agent_id = (select id from people where slug = ${agent})` : null;
}

/**
 * Routes whose standard page is known to editors by this name, such as the home page, whose title differs.
 */
function routesNamed(searchTerm: string): string[] {
  const words = splitWords(foldLetters(searchTerm)).filter((word) => word !== 'page');
  const hasWord = (name: string, word: string) =>
    splitWords(foldLetters(name)).some((nameWord) => nameWord.startsWith(word));
  return Object.entries(pageLabels)
    .filter(([, name]) => words.length > 0 && words.every((word) => hasWord(name, word)))
    .map(([route]) => route);
}

/**
 * Rank of a name: 0 when it starts with the search term, 1 when it contains all of its words as whole words,
 * 2 otherwise.
 */
function rankOf(name: string, searchTerm: string): number {
  const [foldedName, words] = [foldLetters(name), splitWords(foldLetters(searchTerm))];
  if (foldedName.startsWith(words.join(' '))) return 0;
  const nameWords = new Set(foldedName.split(/[^\p{L}\p{N}]+/u));
  return words.every((word) => nameWords.has(word)) ? 1 : 2;
}

const compareRanks = (a: readonly number[], b: readonly number[]): number =>
  a.map((rank, index) => rank - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
