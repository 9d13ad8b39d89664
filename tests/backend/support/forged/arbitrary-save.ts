import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '../../../support/seeded-random';
import { forgeNodes } from './forged-nodes';
import { anyOperations, type ForgeryKnowledge } from './forged-operations';
import { type Foreign, type ForgedPage, type LocaleRow, languages } from './forged-pages';

/** A save request that follows no rule. */
export type Forgery = {
  page: ForgedPage;
  locale: (typeof languages)[number];
  path: string;
  method: 'POST' | 'PATCH';
  headers: Record<string, string>;
  body: string;
  /** The id of the save, if it has one, and whether another user has used it. */
  save: { id: string; isReplayed: boolean } | null;
};

type From = {
  pages: readonly ForgedPage[];
  rows: readonly LocaleRow[];
  foreign: Foreign;
  done: readonly string[];
  /** Network staff may transfer pages. */
  isOwner: boolean;
};

/** An arbitrary save of this document, to the composer API or as a complete document to the CMS API. */
export function anyForgery(
  page: ForgedPage,
  { rows, pages, foreign, done, isOwner }: From,
  dice: SeededRandom,
): Forgery {
  const locale = dice.of(languages);
  const own = rows.filter((row) => row.collection === page.collection && row.id === page.id);
  const current = own.find((row) => row.locale === locale && row.holder === 'newest') ?? own[0];
  const nodes: unknown[] = JSON.parse(current?.text ?? '[]');
  const revision = dice.isOneIn(20) ? dice.of([0, -1, 1, 99, 1.5]) : (current?.revision ?? 1);
  const other = dice.of(pages);
  const elsewhere: unknown[] = JSON.parse(rows.find((row) => row.id === other.id)?.text ?? '[]');
  const knowledge: ForgeryKnowledge = { nodes, elsewhere, foreign };
  const common = { page, locale };
  return dice.isOneIn(2)
    ? { ...common, ...toComposing(page, locale, { knowledge, revision, done }, dice) }
    : { ...common, ...toRest(page, locale, { knowledge, revision, isOwner }, dice), save: null };
}

const none: Record<string, string> = {};

type SaveContext = { knowledge: ForgeryKnowledge; revision: number };

function toComposing(
  { collection, id }: ForgedPage,
  locale: string,
  { knowledge, revision, done }: SaveContext & { done: readonly string[] },
  dice: SeededRandom,
) {
  const isReplayed = done.length > 0 && dice.isOneIn(25);
  const save = { id: isReplayed ? dice.of(done) : randomUUID(), isReplayed };
  const operations = anyOperations(knowledge, dice);
  const more = dice.isOneIn(30) ? dice.of([{ user: 1 }, { overrideAccess: true }, { draft: false }]) : {};
  const query = dice.isOneIn(20) ? '&overrideAccess=true&draft=false&depth=0' : '';
  return {
    method: 'POST' as const,
    path: `/${collection}/${id}/composing?locale=${locale}${query}`,
    headers: dice.isOneIn(25) ? none : { 'if-match': `"${revision}"` },
    body: asText({ save: save.id, operations, ...more }),
    save,
  };
}

function toRest(
  { collection, id }: ForgedPage,
  locale: string,
  { knowledge, revision, isOwner }: SaveContext & { isOwner: boolean },
  dice: SeededRandom,
) {
  const documentFields = dice.isOneIn(8)
    ? dice.of([
        isOwner ? { scope: 'network', office: null } : {},
        isOwner ? { office: knowledge.foreign.office } : {},
        { revision: 1, revised_by: 'Somebody else' },
        { id: 1, createdAt: '2020-01-01T00:00:00.000Z' },
        { blocks: null },
        { blocks: 'none' },
        { contents: [{ name: 'x', type: 'media', media: [knowledge.foreign.media] }] },
      ])
    : {};
  const status = dice.isOneIn(4) ? { _status: dice.of(['published', 'draft']) } : {};
  const query = dice.of(['&draft=true', '&draft=true&autosave=true', '', '&draft=true&overrideAccess=true']);
  const isInBody = dice.isOneIn(2);
  const blocks = forgeNodes(knowledge, dice);
  return {
    method: 'PATCH' as const,
    path: `/${collection}/${id}?locale=${locale}&depth=0${query}`,
    headers: isInBody ? none : { 'if-match': `"${revision}"` },
    body: asText({ blocks, ...status, ...documentFields, ...(isInBody && { revision }) }),
  };
}

/** The placeholder becomes a literal `__proto__` key in the JSON text. */
const asText = (body: unknown): string => JSON.stringify(body).replaceAll('"reaching"', '"__proto__"');
