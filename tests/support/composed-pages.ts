import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';
import type { Operation } from '@/schemas/operation';
import type { CmsClient } from './cms-client';
import { signInTab } from './open-admin';
import { signInAs } from './sign-in-as';

export const callToAction = (id: string, heading: string) => ({
  id,
  type: 'call-to-action',
  version: 0,
  props: { heading, actions: [{ label: 'Ask us', to: { url: 'https://example.com/' } }] },
});

/** A columns block with three slots and one block in the first. */
export const columns = {
  id: 'cols',
  type: 'columns',
  version: 0,
  props: {},
  slots: { first: [callToAction('inner', 'Inner heading')] },
};

const twoHeadings = [callToAction('first', 'First heading'), callToAction('second', 'Second heading')];

const storedSchema = z.object({
  blocks: z.array(
    z.looseObject({ id: z.string(), props: z.looseObject({ heading: z.string().optional() }) }),
  ),
});

/** Creates pages of the Osu office for the tests of a file, and deletes them afterwards. */
export function composedPages(site: string) {
  const createdIds: (string | number)[] = [];
  let cms: CmsClient;
  beforeAll(async () => {
    cms = await signInAs(site, 'network-editor');
  });
  afterAll(async () => {
    for (const id of createdIds) await cms.remove('pages', id);
  });
  const blocksOf = async (id: string | number) => {
    const response = await cms.call(`/pages/${id}?depth=0&draft=true`, 'GET');
    return storedSchema.parse(await response.json()).blocks;
  };
  return {
    /**
     * Creates a published page, with two headings unless other blocks are given.
     * @returns the id of its record and its address, which for an unpublished page is its record address in
     * the composer.
     */
    createPage: async (
      slug: string,
      blocks: readonly unknown[] = twoHeadings,
      { title = slug, status = 'published' }: { title?: string; status?: 'published' | 'draft' } = {},
    ) => {
      const office = await cms.idOf('offices', 'slug', 'osu');
      const pageFields = { route: 'tribeCustomPage', scope: 'office', office, slug, layout: 'default' };
      const id = await cms.create('pages', { title, ...pageFields, blocks, _status: status });
      createdIds.push(id);
      const address = `/en-GH/locations/greater-accra/osu/${slug}`;
      return { id, path: status === 'published' ? address : `/record/${id}` };
    },
    /** Deletes a page during a test. */
    deletePage: async (id: string | number) => {
      createdIds.splice(createdIds.indexOf(id), 1);
      await cms.remove('pages', id);
    },
    /** The blocks of the latest stored draft. */
    blocksOf,
    /** The headings of the top-level blocks. */
    headingsOf: async (id: string | number) => (await blocksOf(id)).map(({ props }) => props.heading),
  };
}

/** Another user sets the heading of a block of the draft. */
export const setHeadingAsOtherUser = (
  site: string,
  id: string | number,
  block: string,
  heading: string,
  locale = 'en-GH',
): Promise<void> =>
  saveAsOtherUser(site, id, [{ kind: 'set', id: block, path: ['heading'], value: heading }], locale);

/** Another user changes the draft, retrying until no concurrent save conflicts. */
export async function saveAsOtherUser(
  site: string,
  id: string | number,
  operations: readonly Operation[],
  locale = 'en-GH',
): Promise<void> {
  const otherCms = await signInAs(site, 'network-editor');
  const address = `/pages/${id}/composing?locale=${locale}`;
  let status = 409;
  while (status === 409) {
    const stored: unknown = await (await otherCms.call(address, 'GET')).json();
    const { revision } = z.object({ revision: z.number() }).parse(stored);
    const save = { save: crypto.randomUUID(), operations };
    status = (await otherCms.call(address, 'POST', save, { 'if-match': `"${revision}"` })).status;
  }
  if (status !== 200) throw new Error(`The save is refused: ${status}`);
}

/** Opens such a page in the composer, as the first account of a role. */
export async function openComposer(
  page: Page,
  site: string,
  path: string,
  role: 'network-editor' | 'office-editor',
) {
  await signInTab(page, site, role);
  await page.goto(`${site}/compose${path}`);
  const canvas = page.frameLocator('iframe[title="The page"]');
  await canvas.getByRole('heading', { name: 'First heading' }).waitFor();
  return {
    canvas,
    heading: page.getByLabel('Heading', { exact: true }),
    isSaved: () => page.getByText(/^(Draft saved|Published$)/).waitFor(),
    choose: (name: string) =>
      page.getByRole('navigation', { name: 'Blocks' }).getByRole('row', { name }).first().click(),
  };
}

/** The live region of the composer. */
export const liveRegion = (page: Page): Locator => page.locator('p.sr-only[role=status]').last();

/** The row of a block in the outline. */
export const rowOf = (page: Page, name: RegExp): Locator => page.getByRole('row', { name }).first();
