import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { signInAs } from '../support/sign-in-as';
import { visit, visitUntil } from '../support/visit';

const site = inject('siteUrl');
const slug = newSlug();
let admin: CmsClient;
let id: string | number;

beforeAll(async () => {
  admin = await signInAs(site, 'network-admin');
  id = await admin.create('pages', { ...customPage(slug, [headingBlock('Here')]), noindex: false });
  await visitUntil(`${site}/en-GH/${slug}`, ({ status }) => status === 200);
});
afterAll(() => admin.remove('pages', id));

it('unpublished page › is removed from the sitemap, and has no share picture', async () => {
  const addresses = [
    `${site}/sitemap.xml?part=en-GH.pages.1`,
    `${site}/media/share/en-GH/${slug}.jpg`,
  ] as const;
  const [sitemap, picture] = await Promise.all(addresses.map((address) => visit(address)));
  expect(sitemap?.html).toContain(`<loc>${site}/en-GH/${slug}</loc>`);
  expect(picture?.status).toBe(200);

  await admin.update('pages', id, { _status: 'draft' });
  await visitUntil(addresses[0], ({ html }) => !html.includes(`/en-GH/${slug}<`));
  await visitUntil(addresses[1], ({ status }) => status === 404);
});
