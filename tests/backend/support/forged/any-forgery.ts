import { randomUUID } from 'node:crypto';
import type { Dice } from '../../../support/dice';
import { forgeNodes } from './forged-nodes';
import { anyOperations, type Known } from './forged-operations';
import { type Foreign, type ForgedPage, languages, type StoredRow } from './forged-pages';

/** A save as somebody sends it who keeps to no rule. */
export type Forgery = {
  page: ForgedPage;
  locale: (typeof languages)[number];
  path: string;
  method: 'POST' | 'PATCH';
  headers: Record<string, string>;
  body: string;
  /** The id under which it is saved, where there is one; whether somebody else has used it. */
  save: { id: string; isReplayed: boolean } | null;
};

type From = {
  pages: readonly ForgedPage[];
  rows: readonly StoredRow[];
  foreign: Foreign;
  done: readonly string[];
  /** Whoever works for the network may give pages away. */
  isOwner: boolean;
};

/** Any save of this document: to the composer's own route, or as a whole to that of the CMS. */
export function anyForgery(
  page: ForgedPage,
  { rows, pages, foreign, done, isOwner }: From,
  dice: Dice,
): Forgery {
  const locale = dice.of(languages);
  const own = rows.filter((row) => row.collection === page.collection && row.id === page.id);
  const shown = own.find((row) => row.locale === locale && row.holder === 'newest') ?? own[0];
  const nodes: unknown[] = JSON.parse(shown?.text ?? '[]');
  const revision = dice.isOneIn(20) ? dice.of([0, -1, 1, 99, 1.5]) : (shown?.revision ?? 1);
  const other = dice.of(pages);
  const elsewhere: unknown[] = JSON.parse(rows.find((row) => row.id === other.id)?.text ?? '[]');
  const known: Known = { nodes, elsewhere, foreign };
  const common = { page, locale };
  return dice.isOneIn(2)
    ? { ...common, ...toComposing(page, locale, { known, revision, done }, dice) }
    : { ...common, ...toRest(page, locale, { known, revision, isOwner }, dice), save: null };
}

const none: Record<string, string> = {};

type Sending = { known: Known; revision: number };

function toComposing(
  { collection, id }: ForgedPage,
  locale: string,
  { known, revision, done }: Sending & { done: readonly string[] },
  dice: Dice,
) {
  const isReplayed = done.length > 0 && dice.isOneIn(25);
  const save = { id: isReplayed ? dice.of(done) : randomUUID(), isReplayed };
  const operations = anyOperations(known, dice);
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
  { known, revision, isOwner }: Sending & { isOwner: boolean },
  dice: Dice,
) {
  const whole = dice.isOneIn(8)
    ? dice.of([
        isOwner ? { scope: 'network', office: null } : {},
        isOwner ? { office: known.foreign.office } : {},
        { revision: 1, revised_by: 'Somebody else' },
        { id: 1, createdAt: '2020-01-01T00:00:00.000Z' },
        { blocks: null },
        { blocks: 'none' },
        { contents: [{ name: 'x', type: 'media', media: [known.foreign.media] }] },
      ])
    : {};
  const status = dice.isOneIn(4) ? { _status: dice.of(['published', 'draft']) } : {};
  const query = dice.of(['&draft=true', '&draft=true&autosave=true', '', '&draft=true&overrideAccess=true']);
  const isInBody = dice.isOneIn(2);
  const blocks = forgeNodes(known, dice);
  return {
    method: 'PATCH' as const,
    path: `/${collection}/${id}?locale=${locale}&depth=0${query}`,
    headers: isInBody ? none : { 'if-match': `"${revision}"` },
    body: asText({ blocks, ...status, ...whole, ...(isInBody && { revision }) }),
  };
}

/** What reaches for prototypes stands in the text as a key like others. */
const asText = (body: unknown): string => JSON.stringify(body).replaceAll('"reaching"', '"__proto__"');
