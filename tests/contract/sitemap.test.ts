import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract.stop());

const entries = z.object({ sitemap: z.array(z.object({ path: z.string(), updated_at: z.iso.datetime() })) });
const parts = z.object({
  sitemapParts: z.array(z.object({ kind: z.string(), number: z.number(), updated_at: z.iso.datetime() })),
});

async function pathsOf(kind: string, number = 1, locale = 'en-GH'): Promise<string[]> {
  const query = `{ sitemap(kind: ${kind}, locale: "${locale}", number: ${number}) { path updated_at } }`;
  const { data, errors } = await contract.runQuery(query);
  expect(errors).toEqual([]);
  return entries.parse(data).sitemap.map(({ path }) => path);
}

async function partsOf(locale = 'en-GH') {
  const { data, errors } = await contract.runQuery(
    `{ sitemapParts(locale: "${locale}") { kind number updated_at } }`,
  );
  expect(errors).toEqual([]);
  return parts.parse(data).sitemapParts;
}

describe('sitemap addresses', () => {
  it('are those of the records that the public can find', async () => {
    expect(await pathsOf('listings')).toEqual([
      '/buy-a-business/listings/bakery',
      '/buy-a-business/listings/pharmacy',
      '/buy-a-business/listings/undisclosed',
      '/buy-a-business/listings/salon',
    ]);
    expect(await pathsOf('sold')).toEqual(['/buy-a-business/listings/sold-cafe']);
  });

  it.each(['offices', 'agents', 'regions', 'posts'])(
    'of %s are those that the contract returns',
    async (kind) => {
      const { data } = await contract.runQuery(`{
      offices { path: slug } regions { path: slug office_count }
      agents(limit: 100) { items { path: slug } } posts(locale: "en-GH", limit: 100) { items { path: slug } }
    }`);
      const json = JSON.stringify(data);
      const found = await pathsOf(kind);
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found).size).toBe(found.length);
      for (const path of found) expect(json).toContain(`"path":"${path.split('/').at(-1)}"`);
    },
  );

  it('are those of every office and agent unless they have their own page', async () => {
    const { payload } = contract;
    const standard = { title: 'Team', layout: 'default' as const, blocks: [], _status: 'published' as const };
    const route = 'AgentOfficeOurTeam' as const;
    const [firstOffice = ''] = await pathsOf('offices');
    const team = `${firstOffice}/about/our-team`;
    expect(await pathsOf('office_pages')).not.toContain(team);
    await payload.create({ collection: 'pages', data: { ...standard, route, scope: 'network' } });
    await payload.create({
      collection: 'pages',
      data: { ...standard, route: 'AgentContactUs', scope: 'network' },
    });
    const all = (await pathsOf('offices')).map((office) => `${office}/about/our-team`);
    expect((await pathsOf('office_pages')).sort()).toEqual(all.sort());
    const agents = (await pathsOf('agents')).map((agent) => `${agent}/contact-us`);
    expect((await pathsOf('agent_pages')).sort()).toEqual(agents.sort());

    const slug = firstOffice.split('/').at(-1);
    const { docs } = await payload.find({ collection: 'offices', where: { slug: { equals: slug } } });
    const own = { ...standard, route, scope: 'office' as const, office: docs[0]?.id };
    await payload.create({ collection: 'pages', data: own });
    expect(await pathsOf('office_pages')).not.toContain(team);
    expect(await pathsOf('pages')).toContain(team);
  });

  it('are counted like those of the lists', async () => {
    const { data } = await contract.runQuery(
      `{ offices { slug } agents(limit: 1) { total } posts(locale: "en-GH", limit: 1) { total } }`,
    );
    const totals = z
      .object({
        offices: z.array(z.unknown()),
        agents: z.object({ total: z.number() }),
        posts: z.object({ total: z.number() }),
      })
      .parse(data);
    expect((await pathsOf('offices')).length).toBe(totals.offices.length);
    expect((await pathsOf('agents')).length).toBe(totals.agents.total);
    expect((await pathsOf('posts')).length).toBe(totals.posts.total);
  });

  it('omit pages that staff exclude from search engines', async () => {
    const { payload } = contract;
    const data = {
      route: 'customPage' as const,
      title: 'Kept',
      slug: 'kept',
      scope: 'network' as const,
      layout: 'default' as const,
      blocks: [],
    };
    const page = await payload.create({ collection: 'pages', data: { ...data, _status: 'published' } });
    expect(await pathsOf('pages')).toContain('/kept');
    await payload.update({ collection: 'pages', id: page.id, data: { noindex: true, _status: 'published' } });
    expect(await pathsOf('pages')).not.toContain('/kept');
  });
});

describe('sitemap parts', () => {
  it('contain a range of ids, so that new records move nothing', async () => {
    const { payload } = contract;
    await payload.db.drizzle.execute("select setval('listings_id_seq', 30000)");
    const before = await pathsOf('listings');
    const { docs } = await payload.find({
      collection: 'listings',
      where: { slug: { equals: 'bakery' } },
      limit: 1,
    });
    const [found] = docs;
    if (!found) throw new Error('There is no listing to copy');
    const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...like } = found;
    await payload.create({
      collection: 'listings',
      data: { ...like, slug: 'later', listing_number: 'L-later' },
      depth: 0,
    });
    expect(await pathsOf('listings')).toEqual(before);
    expect(await pathsOf('listings', 4)).toEqual(['/buy-a-business/listings/later']);
    const numbers = (await partsOf()).filter(({ kind }) => kind === 'listings').map(({ number }) => number);
    expect(numbers).toEqual([1, 4]);
  });

  it('have the date of their newest change', async () => {
    const { payload } = contract;
    const before = (await partsOf()).find(({ kind, number }) => kind === 'listings' && number === 1);
    await payload.update({
      collection: 'listings',
      where: { slug: { equals: 'bakery' } },
      data: { reason_for_selling: 'Rest', _status: 'published' },
    });
    const after = (await partsOf()).find(({ kind, number }) => kind === 'listings' && number === 1);
    expect(Date.parse(after?.updated_at ?? '')).toBeGreaterThan(Date.parse(before?.updated_at ?? ''));
  });

  it('of a locale contain the records of that locale', async () => {
    expect((await partsOf('en-US')).map(({ kind }) => kind)).toContain('listings');
    expect(await partsOf('fr-CA')).toEqual([]);
    const { payload } = contract;
    const [post] = (
      await payload.find({
        collection: 'posts',
        limit: 1,
        sort: 'id',
        where: { _status: { equals: 'published' } },
      })
    ).docs;
    await payload.update({
      collection: 'posts',
      id: post?.id ?? 0,
      locale: 'fr-CA',
      data: { title: 'Vendre', excerpt: 'Bref', body: 'Un texte', _status: 'published' },
    });
    expect((await partsOf('fr-CA')).map(({ kind }) => kind)).toEqual(['posts']);
    expect(await pathsOf('posts', 1, 'fr-CA')).toEqual([`/blog/${post?.slug}`]);
    const { data } = await contract.runQuery(`{ post(slug: "${post?.slug}", locale: "en-GH") { locales } }`);
    expect(data).toEqual({ post: { locales: expect.arrayContaining(['en-GH', 'fr-CA']) } });
  });

  it.each([0, -1, 2_000_000])('reject the number %d', async (number) => {
    const { errors } = await contract.runQuery(
      `{ sitemap(kind: pages, locale: "en-GH", number: ${number}) { path } }`,
    );
    expect(errors).toEqual([expect.stringContaining('number must lie')]);
  });
});
