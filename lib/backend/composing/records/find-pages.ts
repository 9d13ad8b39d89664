import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { matchRoute } from '@/lib/routes/match-route';
import { pageWords } from '@/lib/routes/page-words';
import type { ShownRecord } from '@/schemas/composing/records';
import { executeFor } from '../../database/execute-for';
import type { RecordQuestion } from './record-question';
import { wordsOf } from './says-word';
import { saysWithOwner } from './says-words';
import { selectRecords } from './select-records';
import { pageOf, showRecord } from './show-record';

/** Of the network's, of the owner's, of those whose owner is named and of all so many, changed last, are put in order: for more PostgreSQL would read all that say the words. */
const compared = 13;

/**
 * The pages that answer a question, one more than asked for if there are more: before others those that a link can lead to, the network's and those
 * of the page's owner from which it is asked, and those whose name begins with the words, or says them as words.
 */
export async function findPages(question: RecordQuestion, req: PayloadRequest): Promise<ShownRecord[]> {
  const { words, ids, most, page, isPublic, near } = question;
  const skipped = (page - 1) * most;
  const limit = Math.max(skipped + most + 1, compared);
  const select = await selectRecords('page', question, req);
  const withOwner = await selectRecords('page', question, req, saysWithOwner);
  const isOwn = near === null ? null : ownedLike(near);
  const called = routesCalled(words);
  const selectAny = await selectRecords('page', { ...question, words: '' }, req);
  const parts = [
    ...(called.length > 0
      ? [
          selectAny(
            sql`scope = 'network' and slug is null and template_slug is null and route::text = any (${sql.param(called)})`,
            limit,
          ),
        ]
      : []),
    select(sql`scope = 'network'`, limit),
    ...(isOwn ? [select(isOwn, limit), withOwner(isOwn, limit)] : []),
    withOwner(sql`true`, limit),
    select(sql`true`, limit),
  ];
  const toldApart = parts.map((part, turn) => sql`select *, ${turn}::int as turn from (${part}) as part`);
  const rows = await executeFor(
    req,
    ids || wordsOf(words).length === 0
      ? select(sql`true`, limit)
      : sql`select * from (${sql.join(toldApart, sql` union all `)}) as found order by turn, updated_at desc`,
  );
  const ranked = rows.map((row) => {
    const { page: told, id, owner, turn = 0 } = pageOf(row);
    const isOfOther = turn >= parts.length - 2 && owner !== null;
    return {
      id,
      row,
      told,
      rank: [
        Number(told.address === null),
        Number(isOfOther),
        Math.min(rankOf(told.name, words), rankOf(told.called ?? '', words)),
      ],
    };
  });
  const seen = new Set<number>();
  return ranked
    .filter(({ id, told }) => !seen.has(id) && seen.add(id) && (told.address !== null || !isPublic))
    .toSorted((one, other) => compare(one.rank, other.rank))
    .slice(skipped, skipped + most + 1)
    .map(({ row }) => showRecord('page', row));
}

/** Whether a page belongs to whom the page at an address does; null for the network's. */
function ownedLike(path: string): SQL | null {
  const match = matchRoute(path);
  const { slug, agent } = match?.params ?? {};
  if (match?.row.scope === 'office') return sql`office_id = (select id from offices where slug = ${slug})`;
  return match?.row.scope === 'agent' ? sql`agent_id = (select id from people where slug = ${agent})` : null;
}

/** The routes whose pages are called so by those who work on them: by a title of its own, nobody knows the home page. */
function routesCalled(sought: string): string[] {
  const words = wordsOf(plain(sought)).filter((word) => word !== 'page');
  const isSaid = (name: string, word: string) => wordsOf(plain(name)).some((said) => said.startsWith(word));
  return Object.entries(pageWords)
    .filter(([, name]) => words.length > 0 && words.every((word) => isSaid(name, word)))
    .map(([route]) => route);
}

/** How well a name fits what was typed: 0 where it begins so, 1 where it says it in whole words, 2 else. */
function rankOf(name: string, sought: string): number {
  const [said, words] = [plain(name), wordsOf(plain(sought))];
  if (said.startsWith(words.join(' '))) return 0;
  const spoken = new Set(said.split(/[^\p{L}\p{N}]+/u));
  return words.every((word) => spoken.has(word)) ? 1 : 2;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((rank, at) => rank - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
