import type { Page, Route } from 'playwright';
import { z } from 'zod';

/** A state of the composer for a screenshot. Nothing done for it is stored. */
export type ComposerState = {
  name: string;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  /** The path below `/compose`. */
  path: string;
  /** Overrides responses of the server before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  steps?: (page: Page) => Promise<void>;
};

const own = '/en-GH/locations/greater-accra/osu/food-businesses-in-osu';
const networkPage = '/en-GH/about-transworld-business-advisors';

const storedSchema = z.looseObject({ revision: z.number(), nodes: z.array(z.unknown()) });
type StoredComposition = z.infer<typeof storedSchema>;

/** Serves the stored page, changed by `change` before the composer reads it; `save` handles its writes. */
async function overrideServer(
  page: Page,
  change: (stored: StoredComposition, requestCount: number) => StoredComposition,
  save: (route: Route) => Promise<void> = (route) => route.abort(),
): Promise<void> {
  let requestCount = 0;
  await page.route('**/compose/**', withoutEmbeddedPage);
  await page.route('**/cms-api/pages/*/composing?*', async (route) => {
    if (route.request().method() !== 'GET') return save(route);
    // Ignores If-None-Match, so that the response always has a body.
    const { 'if-none-match': _, ...headers } = await withSiteHeaders(route);
    const response = await route.fetch({ headers });
    const stored = storedSchema.safeParse(await response.json());
    if (!stored.success) return route.fulfill({ response });
    await route.fulfill({ response, json: change(stored.data, requestCount) });
    requestCount += 1;
  });
}

/** Session cookies are accepted only for requests from the site itself. */
const withSiteHeaders = async (route: Route): Promise<Record<string, string>> => ({
  ...(await route.request().allHeaders()),
  'sec-fetch-site': 'same-origin',
});

/**
 * The page is embedded in the document: removing it makes the composer request it, where the response can be
 * overridden.
 */
async function withoutEmbeddedPage(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch({ headers: await withSiteHeaders(route) });
  const body = (await response.text()).replace(/stored(?=\\+":)/g, 'left out');
  await route.fulfill({ response, body });
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
  overrideServer(page, (stored) => ({ ...stored, nodes: [...stored.nodes.slice(0, 2), ...odd] }));

/** Another user saves another heading while something is typed. */
const withConflict = (page: Page) =>
  overrideServer(
    page,
    (stored, requestCount) =>
      requestCount === 0
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

const composerState = (name: string, more: Partial<ComposerState> = {}): ComposerState => ({
  name,
  width: 1440,
  height: 900,
  scheme: 'light',
  path: own,
  ...more,
});

const chosenHero = (page: Page) => choose(page, /^Hero/);

/** Every state of the composer that a user may see. */
export const composerStates: readonly ComposerState[] = [
  composerState('opened'),
  composerState('opened-1280', { width: 1280, height: 800 }),
  composerState('opened-1920', { width: 1920, height: 1080 }),
  composerState('empty-page', {
    prepare: (page) => overrideServer(page, (stored) => ({ ...stored, nodes: [] })),
  }),
  composerState('block-chosen', { steps: chosenHero }),
  composerState('block-chosen-dark', { scheme: 'dark', steps: chosenHero }),
  composerState('palette', {
    steps: async (page) => {
      await choose(page, /^Hero/);
      await openPalette(page);
    },
  }),
  composerState('palette-dark', { scheme: 'dark', steps: openPalette }),
  composerState('palette-nothing-found', {
    steps: async (page) => {
      await openPalette(page);
      await page.getByLabel('Search blocks').fill('spaceship');
    },
  }),
  composerState('commands', {
    steps: async (page) => {
      await choose(page, /^Hero/);
      await page.keyboard.press('ControlOrMeta+K');
    },
  }),
  composerState('shortcuts', { steps: (page) => page.keyboard.press('ControlOrMeta+/') }),
  composerState('move-to', {
    steps: async (page) => {
      await choose(page, /^Hero/);
      await page.getByRole('button', { name: 'Move to …' }).click();
    },
  }),
  composerState('quarantined-unknown', { prepare: withOddBlocks, steps: (page) => choose(page, /carousel/) }),
  composerState('quarantined-wrong', { prepare: withOddBlocks, steps: (page) => choose(page, /Talk to us/) }),
  composerState('clash', {
    prepare: withConflict,
    steps: async (page) => {
      await choose(page, /^Hero/);
      await heading(page).fill('Food businesses by the sea');
      await heading(page).blur();
      await page.getByText('Someone else also changed this').waitFor();
    },
  }),
  composerState('offline', {
    steps: async (page) => {
      await choose(page, /^Hero/);
      await page.context().setOffline(true);
      await heading(page).fill('Written offline');
      await page.getByText('Offline. Keep working').waitFor();
    },
  }),
  composerState('signed-out', {
    steps: async (page) => {
      await choose(page, /^Hero/);
      await page.context().clearCookies();
      await heading(page).fill('Written after the session');
      await page.getByRole('dialog').waitFor();
    },
  }),
  composerState('not-saved', {
    prepare: (page) =>
      overrideServer(
        page,
        (stored) => stored,
        (route) =>
          route.fulfill({
            status: 403,
            json: { errors: [{ message: 'Only the network’s staff can change this block' }] },
          }),
      ),
    steps: async (page) => {
      await choose(page, /^Hero/);
      await heading(page).fill('Not theirs to write');
      await page.getByText('Not saved.').waitFor();
    },
  }),
  composerState('refused', { path: networkPage, steps: chosenHero }),
  composerState('tablet', { width: 820, height: 1180 }),
  composerState('tablet-blocks', {
    width: 820,
    height: 1180,
    steps: (page) => page.getByRole('button', { name: 'On this page' }).click(),
  }),
  composerState('phone', { width: 390, height: 844 }),
  composerState('phone-edit', {
    width: 390,
    height: 844,
    steps: async (page) => {
      await page.getByRole('button', { name: 'On this page' }).click();
      await choose(page, /^Hero/);
      await page.getByRole('button', { name: /^Edit/ }).click();
    },
  }),
];
