import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SeededRandom, seededRandom } from '../support/seeded-random';
import { isLongForm } from '../support/test-scope';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { anyForgery, type Forgery } from './support/forged/arbitrary-save';
import {
  findForeignViolations,
  findOwnerViolations,
  findUnreadableViolations,
} from './support/forged/find-violations';
import {
  createForgedPages,
  type Foreign,
  type ForgedPage,
  type LocaleRow,
  readAll,
  resetBlocks,
} from './support/forged/forged-pages';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

/** Saves for each role, and the number of concurrent ones. */
const saves = Number(process.env.FORGED_SAVES ?? (isLongForm ? 10_000 : 16));
const MAX_CONCURRENT_SAVES = 12;
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
/** Ids of saves by other users. */
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
  ({ pages, foreign } = await createForgedPages(backend.payload, network));
});
afterAll(() => backend.stop());

const keyOf = ({ collection, id, locale, holder }: LocaleRow) => `${collection}/${id} ${locale} ${holder}`;

type Sent = { forgery: Forgery; status: number };

async function send(forgery: Forgery, role: Role): Promise<Sent> {
  const { method, body, path } = forgery;
  const answer = await api(path, { method, body, headers: { ...forgery.headers, ...headers.get(role) } });
  await answer.text();
  return { forgery, status: answer.status };
}

const isRemoved = (row: LocaleRow, after: readonly LocaleRow[]) =>
  !after.some((one) => keyOf(one) === keyOf(row));

/** A locale without its own blocks shows those of the default locale; the default locale then shows none. */
function withFallback(row: LocaleRow, after: readonly LocaleRow[]): LocaleRow {
  const first = after.find((one) => keyOf(one) === keyOf({ ...row, locale: 'en-GH' }));
  return { ...row, text: first?.text ?? '[]', revision: row.revision + 1 };
}

/** Lists the forbidden changes of a save to its document. */
function findViolations(
  { forgery, status }: Sent,
  role: Role,
  before: readonly LocaleRow[],
  after: readonly LocaleRow[],
): string[] {
  const { page, locale, save, method } = forgery;
  const of = (rows: readonly LocaleRow[]) =>
    rows.filter((row) => row.collection === page.collection && row.id === page.id);
  const was = of(before);
  const is = [
    ...of(after),
    ...was.filter((row) => isRemoved(row, of(after))).map((row) => withFallback(row, after)),
  ];
  const isUnchanged =
    of(after)
      .map(({ whole }) => whole)
      .join() === was.map(({ whole }) => whole).join();
  const isDone = status >= 200 && status < 300;
  const mayWrite = role.startsWith('network') || (role === 'office-editor' && page.of === 'own');
  if (!isDone || !mayWrite || (save?.isReplayed && isUnchanged))
    return [
      ...(isUnchanged ? [] : ['changed by a refused or forbidden save']),
      ...(isDone && !mayWrite ? [`answered ${status}`] : []),
      ...(status >= 500 ? [`answered ${status}`] : []),
    ];
  const newestBefore = was.find(({ holder }) => holder === 'newest');
  return is.flatMap((row) => {
    const stood = was.find((one) => keyOf(one) === keyOf(row));
    const elsewhere = was.map(({ text }) => text);
    if (row.locale !== locale) {
      // Publishing also publishes the unchanged drafts of the other locales.
      const own = was.filter((one) => one.locale === row.locale);
      const hadNone = isRemoved({ ...row, holder: 'newest' }, own);
      const drafts = [...own.map(({ text }) => text), ...(hadNone ? [row.text] : [])];
      return (row.holder === 'newest' ? stood?.text === row.text : drafts.includes(row.text))
        ? []
        : [`changed another locale: ${keyOf(row)}`];
    }
    const base = was.find((one) => one.locale === locale && one.holder === 'newest')?.text ?? '[]';
    const isDraftSave = method === 'POST' || row.holder === 'newest';
    const violations = findUnreadableViolations(row.text, elsewhere);
    if (row.holder === 'newest' && row.revision !== (newestBefore?.revision ?? 0) + 1)
      violations.push(`revision ${row.revision}`);
    if (method === 'POST' && row.holder === 'document' && row.whole !== stood?.whole)
      violations.push('published by a draft');
    if (role !== 'office-editor' || (!isDraftSave && row.whole === stood?.whole)) return violations;
    if (row.owner !== stood?.owner) violations.push(`transferred to ${row.owner}`);
    return row.text === stood?.text
      ? violations
      : [
          ...violations,
          ...findOwnerViolations(base, row.text, elsewhere),
          ...findForeignViolations(elsewhere.join(), row.text, foreign),
        ];
  });
}

/** Sends concurrent saves of different documents. @returns the violations and the number of stored saves. */
async function sendForgedSaves(
  role: Role,
  dice: SeededRandom,
): Promise<{ violations: string[]; stored: number }> {
  const before = await readAll(backend.payload);
  const remaining = [...pages];
  const chosen = Array.from({ length: MAX_CONCURRENT_SAVES }, () =>
    remaining.splice(dice.upTo(remaining.length), 1),
  ).flat();
  const isOwner = !role.startsWith('network');
  const forgeries = chosen.map((page) =>
    anyForgery(page, { pages, rows: before, foreign, done, isOwner }, dice),
  );
  const sent = await Promise.all(forgeries.map((forgery) => send(forgery, role)));
  const after = await readAll(backend.payload);
  const touched = new Set(chosen.map(({ collection, id }) => `${collection}/${id}`));
  const others = (rows: readonly LocaleRow[]) =>
    rows
      .filter(({ collection, id }) => !touched.has(`${collection}/${id}`))
      .map((row) => `${keyOf(row)} ${row.whole}`);
  expect(others(after)).toEqual(others(before));
  const stored = sent.filter(({ status }) => status < 300);
  for (const { forgery } of stored) if (forgery.save && !forgery.save.isReplayed) done.push(forgery.save.id);
  // The texts are drawn when each call starts, so their order is stable.
  await Promise.all(
    stored
      .filter(() => dice.isOneIn(2))
      .map(({ forgery }) => resetBlocks(backend.payload, forgery.page, dice)),
  );
  const violations = sent.flatMap((one) =>
    findViolations(one, role, before, after).map(
      (violation) =>
        `${violation}: ${role} ${one.status} ${one.forgery.method} ${one.forgery.path} ${one.forgery.body}`,
    ),
  );
  return { violations, stored: stored.length };
}

describe('forged saves', () => {
  test.each(roles)('of %s store only what the role allows', { timeout: 3_600_000 }, async (role) => {
    const dice = seededRandom(seed + roles.indexOf(role));
    await Promise.all(pages.map((page) => resetBlocks(backend.payload, page, dice)));
    let stored = 0;
    for (let count = 0; count < saves; count += MAX_CONCURRENT_SAVES) {
      const round = await sendForgedSaves(role, dice);
      expect(round.violations).toEqual([]);
      stored += round.stored;
    }
    const mayStore = !['without an office', 'signed out'].includes(role);
    expect(stored > 0).toBe(mayStore);
  });
});
