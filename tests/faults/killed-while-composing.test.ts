import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  blocksFor,
  type ComposedText,
  fieldOf,
  firstText,
  moveCaretToEnd,
  storedText,
  visibleText,
} from '../support/composed-text';
import { customPage, newSlug } from '../support/custom-page';
import { type KillableTab, openKillableTab, tabDeaths } from '../support/killable-tab';
import { signInTab } from '../support/open-admin';
import { type SeededRandom, seededRandom } from '../support/seeded-random';
import { type KillableSite, serveKillable } from '../support/serve-killable';
import { signInAs } from '../support/sign-in-as';
import { isLongForm } from '../support/test-scope';
import { type NumberedTyping, typeNumbered } from '../support/type-numbered';

const minKills = Number(process.env.KILLS ?? (isLongForm ? 500 : 2));
const seed = Number(process.env.KILLS_SEED ?? Date.now() % 1_000_000);
const kinds = ['tab', 'site', 'database'] as const;
type Kind = (typeof kinds)[number];

/** How much of the last typing the end of a tab may lose, in ms. */
const LOSS_WINDOW_MS = 1_000;
/** A field is emptied before it reaches its maximum length. */
const MAX_FIELD_LENGTH = 120;

const texts: readonly ComposedText[] = [
  { block: 'beside', editedIn: 'form' },
  { block: 'upon', editedIn: 'page' },
];
const expectedTexts = new Map(texts.map(({ block }) => [block, firstText]));
const killed: Record<string, number> = {};
let number = 0;
let server: KillableSite;
let tab: KillableTab;
let page: number;
let address: string;

beforeAll(async () => {
  server = await serveKillable();
  const cms = await signInAs(server.url, 'network-editor');
  const slug = newSlug();
  page = Number(await cms.create('pages', customPage(slug, blocksFor(texts))));
  address = `${server.url}/compose/en-GH/${slug}`;
  tab = await openKillableTab((first) => signInTab(first, server.url, 'network-editor'));
  await tab.page().goto(address);
});
afterAll(async () => {
  await tab?.stop();
  await server?.stop();
});

const count = (victim: string) => {
  killed[victim] = (killed[victim] ?? 0) + 1;
};

async function kill(kind: Kind, dice: SeededRandom): Promise<void> {
  if (kind === 'site') {
    count(kind);
    await server.site.kill();
  } else if (kind === 'database') {
    const signal = dice.of(['SIGKILL', 'SIGQUIT'] as const);
    count(`${kind} by ${signal}`);
    await server.database.kill(signal);
  } else {
    const death = dice.of(tabDeaths);
    count(`${kind} ${death}`);
    await tab.kill(death);
  }
}

/** Waits for a save in flight, or for a random time without one that stays within the permitted loss. */
async function waitForKillTime(dice: SeededRandom, isSaving: boolean): Promise<void> {
  if (!isSaving) return sleep(500 + dice.upTo(2_500));
  await tab
    .page()
    .waitForRequest((request) => request.method() === 'POST' && request.url().includes('/composing?'));
  await sleep(dice.upTo(100));
}

/** What is wrong with a text after a kill; null when nothing that must be there is missing. */
function findLoss(text: string, typing: NumberedTyping, tabEnded: number | null): string | null {
  if (!typing.typed().startsWith(text)) return `"${text}" was never typed: "${typing.typed()}" was`;
  const guaranteed = tabEnded === null ? typing.typed() : typing.typedBy(tabEnded - LOSS_WINDOW_MS);
  return text.length < guaranteed.length
    ? `"${guaranteed.slice(text.length)}" is lost behind "${text}"`
    : null;
}

const isStored = (text: ComposedText, value: string) =>
  expect.poll(() => storedText(server.databaseUrl, page, text), { timeout: 30_000 }).toBe(value);

async function resetIfFull(text: ComposedText): Promise<void> {
  const before = expectedTexts.get(text.block) ?? '';
  if (before.length < MAX_FIELD_LENGTH) return;
  await (await fieldOf(tab.page(), text)).fill(firstText);
  expectedTexts.set(text.block, firstText);
  await isStored(text, firstText);
}

/** Occasionally the tab is killed again while it restores what the previous one left. */
async function reopenTab(dice: SeededRandom): Promise<void> {
  await tab.reopen();
  const opening = tab.page().goto(address);
  if (!dice.isOneIn(5)) await opening;
  else {
    opening.catch(() => undefined);
    await sleep(dice.upTo(1_500));
    await kill('tab', dice);
    await reopenTab(dice);
  }
}

/** Types, kills and restarts the victims, and checks that the typed text is still there. */
async function typeAndKill(victims: readonly Kind[], dice: SeededRandom): Promise<void> {
  const text = dice.of(texts);
  await resetIfFull(text);
  await moveCaretToEnd(tab.page(), text);
  const isSaving = dice.isOneIn(2);
  const typing = typeNumbered(tab.page(), expectedTexts.get(text.block) ?? '', {
    dice: seededRandom(dice.upTo(1_000_000)),
    number: () => ++number,
    isPausing: isSaving,
  });
  await waitForKillTime(dice, isSaving);
  let tabEnded: number | null = null;
  for (const victim of victims) {
    if (victim === 'tab') tabEnded = Date.now();
    await kill(victim, dice);
    await sleep(dice.upTo(300));
  }
  if (victims.includes('database')) await server.database.restart();
  if (victims.includes('site')) await server.site.restart();
  await typing.stop();
  if (tabEnded !== null) await reopenTab(dice);
  const visible = await visibleText(tab.page(), text);
  expect(findLoss(visible, typing, tabEnded)).toBeNull();
  expectedTexts.set(text.block, await settle(text, visible, typing));
}

/**
 * The last request of a killed tab may have waited for the database and arrive after the first render: then
 * more of the typed text is stored and shown.
 * @returns the text that is stored and shown.
 */
async function settle(text: ComposedText, visible: string, typing: NumberedTyping): Promise<string> {
  const both = async () => [
    await storedText(server.databaseUrl, page, text),
    await visibleText(tab.page(), text),
  ];
  const isSettled = async () => {
    const [stored = '', current] = await both();
    return stored === current && stored.startsWith(visible);
  };
  await expect.poll(isSettled, { timeout: 30_000 }).toBe(true);
  const [stored = ''] = await both();
  expect(typing.typed().startsWith(stored)).toBe(true);
  return stored;
}

it(`composer › loses nothing typed in ${minKills} kills, KILLS_SEED=${seed}`, {
  timeout: 3_600_000,
}, async () => {
  const total = () => Object.values(killed).reduce((sum, item) => sum + item, 0);
  for (let round = 0; total() < minKills; round += 1) {
    const dice = seededRandom(seed + round);
    const first = kinds[round % kinds.length] ?? 'tab';
    const others = kinds.filter((kind) => kind !== first);
    const victims = dice.isOneIn(4) ? [first, dice.of(others)] : [first];
    await typeAndKill(victims, dice).catch((error: unknown) => {
      throw new Error(`Round ${round}, ${victims.join(' and ')}: ${error}`, { cause: error });
    });
  }
  console.info(`Killed in ${number} words: ${JSON.stringify(killed)}`);
});
