import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  blocksFor,
  type ComposedText,
  fieldOf,
  firstText,
  goToEnd,
  shownText,
  storedText,
} from '../support/composed-text';
import { customPage, newSlug } from '../support/custom-page';
import { type Dice, rollDice } from '../support/dice';
import { type KillableTab, openKillableTab, tabDeaths } from '../support/killable-tab';
import { isLongForm } from '../support/long-form';
import { signInTab } from '../support/open-admin';
import { type KillableSite, serveKillable } from '../support/serve-killable';
import { signInAs } from '../support/sign-in-as';
import { type NumberedTyping, typeNumbered } from '../support/type-numbered';

const most = Number(process.env.KILLS ?? (isLongForm ? 500 : 2));
const seed = Number(process.env.KILLS_SEED ?? Date.now() % 1_000_000);
const kinds = ['tab', 'site', 'database'] as const;
type Kind = (typeof kinds)[number];

/** What the end of a tab may cost of what was typed last, in ms. */
const grace = 1_000;
/** A field is begun anew before it is full. */
const fewEnough = 120;

const texts: readonly ComposedText[] = [
  { block: 'beside', place: 'form' },
  { block: 'upon', place: 'page' },
];
const standing = new Map(texts.map(({ block }) => [block, firstText]));
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

const count = (what: string) => {
  killed[what] = (killed[what] ?? 0) + 1;
};

async function kill(kind: Kind, dice: Dice): Promise<void> {
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

/** While a save is on its way, or where nothing was saved for so long that more than is forgiven would be lost. */
async function waitForMoment(dice: Dice, isSaving: boolean): Promise<void> {
  if (!isSaving) return sleep(500 + dice.upTo(2_500));
  await tab.page().waitForRequest((one) => one.method() === 'POST' && one.url().includes('/composing?'));
  await sleep(dice.upTo(100));
}

/** What is wrong with a text after a kill; null when all is there that must be. */
function judge(found: string, typing: NumberedTyping, tabEnded: number | null): string | null {
  if (!typing.typed().startsWith(found)) return `"${found}" was never typed: "${typing.typed()}" was`;
  const sure = tabEnded === null ? typing.typed() : typing.typedBy(tabEnded - grace);
  return found.length < sure.length ? `"${sure.slice(found.length)}" is lost behind "${found}"` : null;
}

const isStored = (text: ComposedText, value: string) =>
  expect.poll(() => storedText(server.databaseUrl, page, text), { timeout: 30_000 }).toBe(value);

async function beginAnew(text: ComposedText): Promise<void> {
  const before = standing.get(text.block) ?? '';
  if (before.length < fewEnough) return;
  await (await fieldOf(tab.page(), text)).fill(firstText);
  standing.set(text.block, firstText);
  await isStored(text, firstText);
}

/** Now and then the tab is killed once more while it takes over what the one before has left. */
async function openAgain(dice: Dice): Promise<void> {
  await tab.openAgain();
  const opening = tab.page().goto(address);
  if (!dice.isOneIn(5)) await opening;
  else {
    opening.catch(() => undefined);
    await sleep(dice.upTo(1_500));
    await kill('tab', dice);
    await openAgain(dice);
  }
}

/** Somebody types, some are killed and started again, and what was typed is there. */
async function typeAndKill(victims: readonly Kind[], dice: Dice): Promise<void> {
  const text = dice.of(texts);
  await beginAnew(text);
  await goToEnd(tab.page(), text);
  const isSaving = dice.isOneIn(2);
  const typing = typeNumbered(tab.page(), standing.get(text.block) ?? '', {
    dice: rollDice(dice.upTo(1_000_000)),
    number: () => ++number,
    isPausing: isSaving,
  });
  await waitForMoment(dice, isSaving);
  let tabEnded: number | null = null;
  for (const victim of victims) {
    if (victim === 'tab') tabEnded = Date.now();
    await kill(victim, dice);
    await sleep(dice.upTo(300));
  }
  if (victims.includes('database')) await server.database.startAgain();
  if (victims.includes('site')) await server.site.startAgain();
  await typing.stop();
  if (tabEnded !== null) await openAgain(dice);
  const found = await shownText(tab.page(), text);
  expect(judge(found, typing, tabEnded)).toBeNull();
  standing.set(text.block, await settle(text, found, typing));
}

/** What a tab sent last may have waited for the database, and comes after what was shown first: more of what was typed, and shown, too. @returns what is stored and shown. */
async function settle(text: ComposedText, found: string, typing: NumberedTyping): Promise<string> {
  const both = async () => [
    await storedText(server.databaseUrl, page, text),
    await shownText(tab.page(), text),
  ];
  const isSettled = async () => {
    const [stored = '', shown] = await both();
    return stored === shown && stored.startsWith(found);
  };
  await expect.poll(isSettled, { timeout: 30_000 }).toBe(true);
  const [stored = ''] = await both();
  expect(typing.typed().startsWith(stored)).toBe(true);
  return stored;
}

it(`loses nothing that was typed in ${most} kills, KILLS_SEED=${seed}`, { timeout: 3_600_000 }, async () => {
  const total = () => Object.values(killed).reduce((sum, one) => sum + one, 0);
  for (let round = 0; total() < most; round += 1) {
    const dice = rollDice(seed + round);
    const first = kinds[round % kinds.length] ?? 'tab';
    const others = kinds.filter((kind) => kind !== first);
    const victims = dice.isOneIn(4) ? [first, dice.of(others)] : [first];
    await typeAndKill(victims, dice).catch((error: unknown) => {
      throw new Error(`Round ${round}, ${victims.join(' and ')}: ${error}`, { cause: error });
    });
  }
  console.info(`Killed in ${number} words: ${JSON.stringify(killed)}`);
});
