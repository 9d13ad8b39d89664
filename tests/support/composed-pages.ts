import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';
import type { CmsClient } from './cms-client';
import { signInTab } from './open-admin';
import { signInAs } from './sign-in-as';

export const callToAction = (id: string, heading: string) => ({
  id,
  type: 'call-to-action',
  version: 0,
  props: { heading, actions: [{ label: 'Ask us', to: { url: 'https://example.com/' } }] },
});

/** Three places for blocks, one block in the first. */
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

/** Pages of the Osu office for the tests of a file, which are taken away after them. */
export function composedPages(site: string) {
  const made: (string | number)[] = [];
  let cms: CmsClient;
  beforeAll(async () => {
    cms = await signInAs(site, 'network-editor');
  });
  afterAll(async () => {
    for (const id of made) await cms.remove('pages', id);
  });
  const blocksOf = async (id: string | number) => {
    const answer = await cms.call(`/pages/${id}?depth=0&draft=true`, 'GET');
    return storedSchema.parse(await answer.json()).blocks;
  };
  return {
    /** A published page, with two headings unless other blocks are given. @returns its record's id and its address: in the composer also where it was never published. */
    makePage: async (
      slug: string,
      blocks: readonly unknown[] = twoHeadings,
      { title = slug, status = 'published' }: { title?: string; status?: 'published' | 'draft' } = {},
    ) => {
      const office = await cms.idOf('offices', 'slug', 'osu');
      const place = { route: 'tribeCustomPage', scope: 'office', office, slug, layout: 'default' };
      const id = await cms.create('pages', { title, ...place, blocks, _status: status });
      made.push(id);
      const address = `/en-GH/locations/greater-accra/osu/${slug}`;
      return { id, path: status === 'published' ? address : `/record/${id}` };
    },
    /** Takes a page away while somebody works on it. */
    takePage: async (id: string | number) => {
      made.splice(made.indexOf(id), 1);
      await cms.remove('pages', id);
    },
    /** The blocks of the newest draft that is stored. */
    blocksOf,
    /** The headings of the blocks on the page itself. */
    headingsOf: async (id: string | number) => (await blocksOf(id)).map(({ props }) => props.heading),
  };
}

/** Such a page in the composer, as the first account of a role works on it. */
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

/** What the composer says to whoever listens instead of looking. */
export const said = (page: Page): Locator => page.locator('p.sr-only[role=status]').last();

/** A block in the outline. */
export const rowOf = (page: Page, name: RegExp): Locator => page.getByRole('row', { name }).first();
