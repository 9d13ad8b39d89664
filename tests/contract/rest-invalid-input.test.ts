import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRest, type Rest } from './open-rest';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
let post: Rest;

beforeAll(async () => {
  contract = await startContract();
  post = await openRest();
});
afterAll(() => contract.stop());

describe('invalid input', () => {
  const nul = '\u0000';
  const half = '\ud800';
  it.each([
    ['a field of every object', 'employees', { body: '{"__proto__":1}' }, 422],
    [
      'a field of every object, deeper',
      'listings',
      { body: '{"page":{"__proto__":1}}', params: { agent: 'a' } },
      422,
    ],
    ['an agent with NUL', 'agent', { params: { agent: nul } }, 404],
    ['the listings of one', 'listings', { params: { agent: `a${nul}` } }, 404],
    ['an office with NUL', 'office', { params: { slug: nul } }, 404],
    ['the people of one', 'byOffice', { body: { tribe_slug: nul } }, 404],
    ['an agent with half of a pair', 'agent', { params: { agent: half } }, 404],
    ['the listings of this one', 'listings', { params: { agent: `a${half}` } }, 404],
    ['an office with half of a pair', 'office', { params: { slug: half } }, 404],
    ['the people of this one', 'byOffice', { body: '{"tribe_slug":"\\ud800"}' }, 404],
  ])('%s gets the reason', async (_case, route, sent, status) => {
    expect(await post(route, sent)).toMatchObject({ status, answer: { message: expect.any(String) } });
  });

  it.each([
    ['tribe_slug', '?tribe_slug=%00'],
    ['tribe_slug', '?tribe_slug=osu&tribe_slug=a%00'],
    ['tribe_slug', '?tribe_slug=osu%0A'],
    ['tribe_slug', '?tribe_slug=%7F'],
    ['other', '?other=%1B'],
    ['__proto__', '?__proto__=%00'],
  ])('rejects a control character in the parameter %s, as in %s', async (name, query) => {
    for (const route of ['office', 'employees', 'byOffice', 'agent', 'listings']) {
      const params = { agent: 'ama-mensah', slug: 'osu' };
      const { status, answer } = await post(route, { params }, query);
      expect(status, route).toBe(422);
      expect(JSON.stringify(answer)).toContain(`"errors":{"${name}":["`);
    }
  });

  it('rejects a control character in the name of a parameter', async () => {
    expect(await post('listings', { params: { agent: 'ama-mensah' } }, '?tribe%00slug=osu')).toMatchObject({
      status: 422,
    });
  });

  it.each([`a${nul}`, half, `${half}a`])(
    'finds nothing for text that cannot be stored, in any GraphQL argument: %j',
    async (odd) => {
      const { data, errors } = await contract.runQuery(
        `query Odd($nul: String!) {
        office(slug: $nul) { name } offices(state_slug: $nul) { name } agent(slug: $nul) { name }
        listing(slug: $nul) { title } listings(filter: { category: $nul, exclude: $nul }) { total items { title } }
        page(route: "customPage", locale: "en-GH", slug: $nul, tribe_slug: $nul) { title }
        websiteSection(name: $nul, locale: "en-GH", tribe_slug: $nul) { name }
        posts(locale: "en-GH", category: $nul) { total } reviews(tribe_slug: $nul) { average total }
        storeSearch(address: $nul) { name }
      }`,
        { nul: odd },
      );
      expect(errors).toEqual([]);
      expect(data).toEqual({
        ...{ office: null, offices: [], agent: null, listing: null, listings: { total: 0, items: [] } },
        ...{ page: null, websiteSection: null, posts: { total: 0 }, reviews: { average: null, total: 0 } },
        storeSearch: [],
      });
    },
  );
});
