import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dice, rollDice } from '../support/dice';
import { isLongForm } from '../support/long-form';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { anyForgery, type Forgery } from './support/forged/any-forgery';
import {
  type Foreign,
  type ForgedPage,
  makeForgedPages,
  readAll,
  type StoredRow,
  storeAnew,
} from './support/forged/forged-pages';
import { judgeForeign, judgeOwner, judgeUnreadable } from './support/forged/judge-stored';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

/** For each role; so many are on their way at once. */
const saves = Number(process.env.FORGED_SAVES ?? (isLongForm ? 10_000 : 16));
const atOnce = 12;
const seed = Number(process.env.FORGED_SEED ?? 1);

const roles = [
  'network-admin',
  'network-editor',
  'office-editor',
  'without an office',
  'signed out',
] as const;
type Role = (typeof roles)[number];

let backend: TestBackend;
let api: CmsApi;
let pages: ForgedPage[];
let foreign: Foreign;
const headers = new Map<Role, Record<string, string>>();
/** Ids of saves that others have done. */
const done: string[] = [];

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed', logLevel: 'silent' });
  const network = await findNetwork(backend.payload);
  api = await openCmsApi();
  const password = 'long enough to pass';
  await backend.payload.create({
    collection: 'staff',
    data: { name: 'Nobody', email: 'nobody@example.com', password, role: 'office-editor', offices: [] },
  });
  const emails = {
    ...Object.fromEntries(Object.entries(network.users).map(([role, { email }]) => [role, email])),
  };
  for (const role of roles)
    headers.set(
      role,
      role === 'signed out' ? {} : await signIn(api, emails[role] ?? 'nobody@example.com', password),
    );
  ({ pages, foreign } = await makeForgedPages(backend.payload, network));
});
afterAll(() => backend.stop());

const keyOf = ({ collection, id, locale, holder }: StoredRow) => `${collection}/${id} ${locale} ${holder}`;

type Sent = { forgery: Forgery; status: number };

async function send(forgery: Forgery, role: Role): Promise<Sent> {
  const { method, body, path } = forgery;
  const answer = await api(path, { method, body, headers: { ...forgery.headers, ...headers.get(role) } });
  await answer.text();
  return { forgery, status: answer.status };
}

const isGone = (row: StoredRow, after: readonly StoredRow[]) =>
  !after.some((one) => keyOf(one) === keyOf(row));

/** A language that has no blocks of its own any more shows those of the first; the first then shows none. */
function asShown(row: StoredRow, after: readonly StoredRow[]): StoredRow {
  const first = after.find((one) => keyOf(one) === keyOf({ ...row, locale: 'en-GH' }));
  return { ...row, text: first?.text ?? '[]', revision: row.revision + 1 };
}

/** What a save has done to its own document that it must not. */
function judge(
  { forgery, status }: Sent,
  role: Role,
  before: readonly StoredRow[],
  after: readonly StoredRow[],
): string[] {
  const { page, locale, save, method } = forgery;
  const of = (rows: readonly StoredRow[]) =>
    rows.filter((row) => row.collection === page.collection && row.id === page.id);
  const was = of(before);
  const is = [...of(after), ...was.filter((row) => isGone(row, of(after))).map((row) => asShown(row, after))];
  const isUnchanged =
    of(after)
      .map(({ whole }) => whole)
      .join() === was.map(({ whole }) => whole).join();
  const isDone = status >= 200 && status < 300;
  const mayWrite = role.startsWith('network') || (role === 'office-editor' && page.of === 'own');
  if (!isDone || !mayWrite || (save?.isReplayed && isUnchanged))
    return [
      ...(isUnchanged ? [] : ['changed by a save that was refused, or is nobody’s to make']),
      ...(isDone && !mayWrite ? [`answered ${status}`] : []),
      ...(status >= 500 ? [`answered ${status}`] : []),
    ];
  const newestBefore = was.find(({ holder }) => holder === 'newest');
  return is.flatMap((row) => {
    const stood = was.find((one) => keyOf(one) === keyOf(row));
    const elsewhere = was.map(({ text }) => text);
    if (row.locale !== locale) {
      // What is published takes along the drafts of the other languages, as they are.
      const own = was.filter((one) => one.locale === row.locale);
      const hadNone = isGone({ ...row, holder: 'newest' }, own);
      const kept = [...own.map(({ text }) => text), ...(hadNone ? [row.text] : [])];
      return (row.holder === 'newest' ? stood?.text === row.text : kept.includes(row.text))
        ? []
        : [`another language: ${keyOf(row)}`];
    }
    const base = was.find((one) => one.locale === locale && one.holder === 'newest')?.text ?? '[]';
    const isDraftSave = method === 'POST' || row.holder === 'newest';
    const faults = judgeUnreadable(row.text, elsewhere);
    if (row.holder === 'newest' && row.revision !== (newestBefore?.revision ?? 0) + 1)
      faults.push(`revision ${row.revision}`);
    if (method === 'POST' && row.holder === 'document' && row.whole !== stood?.whole)
      faults.push('published by a draft');
    if (role !== 'office-editor' || (!isDraftSave && row.whole === stood?.whole)) return faults;
    if (row.owner !== stood?.owner) faults.push(`given to ${row.owner}`);
    return row.text === stood?.text
      ? faults
      : [
          ...faults,
          ...judgeOwner(base, row.text, elsewhere),
          ...judgeForeign(elsewhere.join(), row.text, foreign),
        ];
  });
}

/** A few saves at once, each of another document. @returns what was done that must not be, and how many were stored. */
async function forgeAtOnce(role: Role, dice: Dice): Promise<{ faults: string[]; stored: number }> {
  const before = await readAll(backend.payload);
  const left = [...pages];
  const chosen = Array.from({ length: atOnce }, () => left.splice(dice.upTo(left.length), 1)).flat();
  const isOwner = !role.startsWith('network');
  const forgeries = chosen.map((page) =>
    anyForgery(page, { pages, rows: before, foreign, done, isOwner }, dice),
  );
  const sent = await Promise.all(forgeries.map((forgery) => send(forgery, role)));
  const after = await readAll(backend.payload);
  const touched = new Set(chosen.map(({ collection, id }) => `${collection}/${id}`));
  const others = (rows: readonly StoredRow[]) =>
    rows
      .filter(({ collection, id }) => !touched.has(`${collection}/${id}`))
      .map((row) => `${keyOf(row)} ${row.whole}`);
  expect(others(after)).toEqual(others(before));
  const stored = sent.filter(({ status }) => status < 300);
  for (const { forgery } of stored) if (forgery.save && !forgery.save.isReplayed) done.push(forgery.save.id);
  // Each draws its texts as it begins, in their order.
  await Promise.all(
    stored.filter(() => dice.isOneIn(2)).map(({ forgery }) => storeAnew(backend.payload, forgery.page, dice)),
  );
  const faults = sent.flatMap((one) =>
    judge(one, role, before, after).map(
      (fault) =>
        `${fault}: ${role} ${one.status} ${one.forgery.method} ${one.forgery.path} ${one.forgery.body}`,
    ),
  );
  return { faults, stored: stored.length };
}

describe('forged saves', () => {
  test.each(roles)('of %s store nothing that is not theirs to do', { timeout: 3_600_000 }, async (role) => {
    const dice = rollDice(seed + roles.indexOf(role));
    await Promise.all(pages.map((page) => storeAnew(backend.payload, page, dice)));
    let stored = 0;
    for (let count = 0; count < saves; count += atOnce) {
      const round = await forgeAtOnce(role, dice);
      expect(round.faults).toEqual([]);
      stored += round.stored;
    }
    const mayStore = !['without an office', 'signed out'].includes(role);
    expect(stored > 0).toBe(mayStore);
  });
});
