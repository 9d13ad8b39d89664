import { sql } from '@payloadcms/db-postgres';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findNearbyOffices } from '@/adapters/offices/nearby-offices';
import { officePinsSource } from '@/adapters/offices/office-pins.source';
import { regionSource } from '@/adapters/regions/region.source';
import { regionsSource } from '@/adapters/regions/regions.source';
import { listSizes } from '@/lib/backend/contract/limits/request-limits';
import type { DataContext } from '@/lib/engine/data-context';
import { isLongForm } from '../support/test-scope';
import { startContract, type TestContract } from './start-contract';

/**
 * Together with the two of the small network 1,003 offices are open; the last by name belong to the first
 * region.
 */
const more = { accra: 900, ahafo: 101 };
const page: DataContext = { locale: 'en-GH', subjects: {}, names: {}, path: '/' };
let contract: TestContract;

async function addOffices({ payload }: TestContract, from: number, to: number): Promise<void> {
  await payload.db.drizzle.execute(sql`
    insert into offices (_status, name, slug, status, region_id, locality, country, latitude, longitude)
    select 'published', 'Office ' || to_char(n, 'FM0000'), 'office-' || n, 'Active',
      (select id from regions where slug = case when n <= ${more.accra} then 'greater-accra' else 'ahafo' end),
      'Town', 'GH', 5 + n / 1000.0, -1
    from generate_series(${from}::int, ${to}::int) n`);
  await payload.db.drizzle.execute(sql`
    insert into offices_tribe_types ("order", parent_id, value)
    select 1, id, 'office' from generate_series(${from}::int, ${to}::int) n join offices on slug = 'office-' || n`);
}

beforeAll(async () => {
  contract = await startContract();
  await addOffices(contract, 1, more.accra + more.ahafo);
});
afterAll(() => contract.stop());

const slugsOf = (list: readonly { slug: string }[] | null | undefined) => list?.map(({ slug }) => slug) ?? [];
const findAll = async () => slugsOf(await officePinsSource.read({}, page));

describe.runIf(isLongForm)('network of 1,003 offices', () => {
  it('has a map pin for each office', async () => {
    expect(new Set(await findAll()).size).toBe(2 + more.accra + more.ahafo);
  });

  it('lists all offices of a region on its page and requests no others', async () => {
    const found = await officePinsSource.read({ region: 'ahafo' }, page);
    expect(found?.map(({ stateSlug }) => stateSlug)).toEqual(Array(more.ahafo).fill('ahafo'));
    expect(await officePinsSource.read({ region: 'greater-accra' }, page)).toHaveLength(1 + more.accra);
  });

  it('counts offices by region', async () => {
    const counts = new Map(
      (await regionsSource.read({}, page))?.map((region) => [region.slug, region.officeCount]),
    );
    expect(Object.fromEntries(counts)).toEqual({
      ahafo: more.ahafo,
      ashanti: 1,
      'greater-accra': 1 + more.accra,
    });
    expect(await regionSource.read({ slug: 'ahafo' }, page)).toMatchObject({ officeCount: more.ahafo });
    expect(await regionSource.read({ slug: 'nowhere' }, page)).toBeNull();
  });

  it('reports a region as served when its offices come late by name, and an empty region as not served', async () => {
    const data = { name: 'Aaa', slug: 'aaa', code: 'GH-ZZ', latitude: 6, longitude: -1 };
    await contract.payload.create({ collection: 'regions', data });
    const found = slugsOf(await regionsSource.read({}, page));
    expect(found).toEqual(['ahafo', 'ashanti', 'greater-accra', 'aaa']);
  });

  it('finds offices near a point only among the pins, and all of those', async () => {
    const nearby = slugsOf(await findNearbyOffices({ near: 'Kumasi' }));
    expect(nearby).toHaveLength(2 + more.accra + more.ahafo);
    expect(new Set(nearby)).toEqual(new Set(await findAll()));
  });

  it('orders all offices by region before it truncates', async () => {
    const { data, errors } = await contract.runQuery(
      '{ offices(order: state_asc, limit: 102) { slug state_slug } }',
    );
    expect(errors).toEqual([]);
    const states = [...Array(more.ahafo).fill('ahafo'), 'ashanti'];
    expect(data).toMatchObject({ offices: states.map((state_slug) => ({ state_slug })) });
  });
});

it('large network › reports when there are more results than a response holds', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await findAll()).not.toHaveLength(listSizes['Query.officePins']);
  expect(warn).not.toHaveBeenCalled();
  await addOffices(contract, 1002, 2000);
  expect(await findAll()).toHaveLength(listSizes['Query.officePins']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('officePins is truncated'));
  warn.mockRestore();
});

it('large network › reports when the lists of an office or of sections are truncated', async () => {
  const { executeContract } = await import('@/lib/backend/contract/execute-contract');
  const cutOf = async (query: string) =>
    (await executeContract({ document: parse(query) })).extensions?.cut ?? [];
  const lists = {
    'Office.team_members': '{ office(slug: "office-1") { team_members { first_name } } }',
    'Office.website_pages': '{ office(slug: "office-1") { website_pages { slug } } }',
    'Office.menus': '{ office(slug: "office-1") { menus { name } } }',
    websitePages: '{ websitePages(tribe_slug: "office-1", locale: "en-GH") { slug } }',
    officeMenus: '{ officeMenus(tribe_slug: "office-1", locale: "en-GH") { name } }',
    customComponents: '{ customComponents(tribe_slug: "office-1", locale: "en-GH") { name } }',
  };
  for (const query of Object.values(lists)) expect(await cutOf(query), query).toEqual([]);
  const owner = sql`'office', (select id from offices where slug = 'office-1')`;
  const each = sql`from generate_series(1, 201) n`;
  const { drizzle } = contract.payload.db;
  await drizzle.execute(sql`insert into people (_status, first_name, last_name, scope, office_id, show_on_website)
    select 'published', 'Ama', n, ${owner}, true ${each}`);
  await drizzle.execute(sql`insert into pages (route, slug, scope, office_id, _status)
    select 'tribeCustomPage', 'page-' || n, ${owner}, 'published' ${each}`);
  await drizzle.execute(
    sql`insert into menus (_status, name, scope, office_id) select 'published', 'menu-' || n, ${owner} ${each}`,
  );
  await drizzle.execute(sql`insert into website_sections (name, scope, office_id, _status)
    select 'section-' || n, ${owner}, 'published' ${each}`);
  for (const [list, query] of Object.entries(lists)) expect(await cutOf(query), query).toEqual([list]);
});
