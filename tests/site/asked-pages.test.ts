import { expect, inject, it } from 'vitest';

const addressOf = (path: string) => inject('siteUrl') + path;
const ask = (path: string) => fetch(addressOf(path), { redirect: 'manual' });

it.each([
  '/en-GH/contact-us?sort=price_asc',
  '/en-GH?status=sold',
  '/en-US/about/our-team?words=a&region=volta',
])('%s, where nothing is searched, is the page that everybody gets, at its one address', async (address) => {
  const answer = await ask(address);
  expect(answer.status).toBe(307);
  const to = new URL(answer.headers.get('location') ?? '', addressOf('/'));
  expect(to.pathname + to.search).toBe(address.split('?')[0]);
  expect((await ask(to.pathname)).status).toBe(200);
});
