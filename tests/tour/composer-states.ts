import type { Page, Route } from 'playwright-core';
import { z } from 'zod';

/** A state of the composer to be photographed. Nothing of what is done for it is stored. */
export type ComposerState = {
  name: string;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  /** Below `/compose`. */
  path: string;
  /** What the server answers instead, before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  steps?: (page: Page) => Promise<void>;
};

const own = '/en-GH/locations/greater-accra/osu/food-businesses-in-osu';
const others = '/en-GH/about-transworld-business-advisors';

const storedSchema = z.looseObject({ revision: z.number(), nodes: z.array(z.unknown()) });
type Stored = z.infer<typeof storedSchema>;

/** The page as it is stored, changed by `change` before the composer reads it; `save` answers what it sends. */
async function answerInstead(
  page: Page,
  change: (stored: Stored, asked: number) => Stored,
  save: (route: Route) => Promise<void> = (route) => route.abort(),
): Promise<void> {
  let asked = 0;
  await page.route('**/compose/**', withoutStored);
  await page.route('**/cms-api/pages/*/composing?*', async (route) => {
    if (route.request().method() !== 'GET') return save(route);
    // Whatever is known already: there is more to be told.
    const { 'if-none-match': _, ...headers } = await asTheSite(route);
    const answer = await route.fetch({ headers });
    const stored = storedSchema.safeParse(await answer.json());
    if (!stored.success) return route.fulfill({ response: answer });
    await route.fulfill({ response: answer, json: change(stored.data, asked) });
    asked += 1;
  });
}

/** Only what the site itself asks is answered from a session. */
const asTheSite = async (route: Route): Promise<Record<string, string>> => ({
  ...(await route.request().allHeaders()),
  'sec-fetch-site': 'same-origin',
});

/** The page comes with the first answer: what is not there is asked for, where it can be answered otherwise. */
async function withoutStored(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const answer = await route.fetch({ headers: await asTheSite(route) });
  const body = (await answer.text()).replace(/stored(?=\\+":)/g, 'left out');
  await route.fulfill({ response: answer, body });
}

const choose = (page: Page, name: RegExp) => page.getByRole('row', { name }).first().click();
const heading = (page: Page) => page.getByLabel('Heading', { exact: true });
const openPalette = (page: Page) =>
  page.getByRole('navigation').getByRole('button', { name: 'Add a block', exact: true }).click();

const odd = [
  { id: 'odd', type: 'carousel', version: 3, props: { heading: 'What our clients say' } },
  {
    id: 'wrong',
    type: 'call-to-action',
    version: 0,
    props: { heading: 'Talk to us', colour: 'red', actions: 4 },
  },
];

const withOddBlocks = (page: Page) =>
  answerInstead(page, (stored) => ({ ...stored, nodes: [...stored.nodes.slice(0, 2), ...odd] }));

/** While something is typed, somebody else saves another heading. */
const withClash = (page: Page) =>
  answerInstead(
    page,
    (stored, asked) =>
      asked === 0
        ? stored
        : { ...stored, revision: stored.revision + 1, nodes: stored.nodes.map((node) => withHeading(node)) },
    (route) => route.fulfill({ status: 409, json: { errors: [{ message: 'Changed since' }] } }),
  );

const nodeSchema = z.looseObject({ type: z.string(), props: z.looseObject({}) });
function withHeading(node: unknown): unknown {
  const read = nodeSchema.safeParse(node);
  if (!read.success || read.data.type !== 'hero') return node;
  return { ...read.data, props: { ...read.data.props, heading: 'Kitchens and chop bars in Osu' } };
}

const at = (name: string, more: Partial<ComposerState> = {}): ComposerState => ({
  name,
  width: 1440,
  height: 900,
  scheme: 'light',
  path: own,
  ...more,
});

const chosenHero = (page: Page) => choose(page, /^Hero/);

/** Every state in which somebody may find the composer. */
export const composerStates: readonly ComposerState[] = [
  at('opened'),
  at('opened-1280', { width: 1280, height: 800 }),
  at('opened-1920', { width: 1920, height: 1080 }),
  at('empty-page', { prepare: (page) => answerInstead(page, (stored) => ({ ...stored, nodes: [] })) }),
  at('block-chosen', { steps: chosenHero }),
  at('block-chosen-dark', { scheme: 'dark', steps: chosenHero }),
  at('palette', {
    steps: async (page) => {
      await choose(page, /^Hero/);
      await openPalette(page);
    },
  }),
  at('palette-dark', { scheme: 'dark', steps: openPalette }),
  at('palette-nothing-found', {
    steps: async (page) => {
      await openPalette(page);
      await page.getByLabel('Search blocks').fill('spaceship');
    },
  }),
  at('commands', {
    steps: async (page) => {
      await choose(page, /^Hero/);
      await page.keyboard.press('ControlOrMeta+K');
    },
  }),
  at('shortcuts', { steps: (page) => page.keyboard.press('ControlOrMeta+/') }),
  at('move-to', {
    steps: async (page) => {
      await choose(page, /^Hero/);
      await page.getByRole('button', { name: 'Move to …' }).click();
    },
  }),
  at('quarantined-unknown', { prepare: withOddBlocks, steps: (page) => choose(page, /carousel/) }),
  at('quarantined-wrong', { prepare: withOddBlocks, steps: (page) => choose(page, /Talk to us/) }),
  at('clash', {
    prepare: withClash,
    steps: async (page) => {
      await choose(page, /^Hero/);
      await heading(page).fill('Food businesses by the sea');
      await heading(page).blur();
      await page.getByText('Somebody else has changed this, too').waitFor();
    },
  }),
  at('offline', {
    steps: async (page) => {
      await choose(page, /^Hero/);
      await page.context().setOffline(true);
      await heading(page).fill('Written without a line');
      await page.getByText('No connection.').waitFor();
    },
  }),
  at('signed-out', {
    steps: async (page) => {
      await choose(page, /^Hero/);
      await page.context().clearCookies();
      await heading(page).fill('Written after the session');
      await page.getByRole('dialog').waitFor();
    },
  }),
  at('not-saved', {
    prepare: (page) =>
      answerInstead(
        page,
        (stored) => stored,
        (route) =>
          route.fulfill({
            status: 403,
            json: { errors: [{ message: "Only the network's staff may change this block" }] },
          }),
      ),
    steps: async (page) => {
      await choose(page, /^Hero/);
      await heading(page).fill('Not theirs to write');
      await page.getByText('Not saved.').waitFor();
    },
  }),
  at('refused', { path: others, steps: chosenHero }),
  at('tablet', { width: 820, height: 1180 }),
  at('tablet-blocks', {
    width: 820,
    height: 1180,
    steps: (page) => page.getByRole('button', { name: 'On this page' }).click(),
  }),
  at('phone', { width: 390, height: 844 }),
  at('phone-edit', {
    width: 390,
    height: 844,
    steps: async (page) => {
      await page.getByRole('button', { name: 'On this page' }).click();
      await choose(page, /^Hero/);
      await page.getByRole('button', { name: /^Edit/ }).click();
    },
  }),
];
