import { expect, inject, it } from 'vitest';

const addressOf = (path: string) => inject('siteUrl') + path;
const request = (path: string) => fetch(addressOf(path), { redirect: 'manual' });

it.each([
  '/en-GH/contact-us?sort=price_asc',
  '/en-GH?status=sold',
  '/en-US/about/our-team?words=a&region=volta',
])('query parameters › %s redirects to the canonical address where nothing is searched', async (address) => {
  const response = await request(address);
  expect(response.status).toBe(307);
  const to = new URL(response.headers.get('location') ?? '', addressOf('/'));
  expect(to.pathname + to.search).toBe(address.split('?')[0]);
  expect((await request(to.pathname)).status).toBe(200);
});
