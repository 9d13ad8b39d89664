import { sql } from '@payloadcms/db-postgres';
import { parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import {
  readInvalidationsSince,
  readNewestInvalidations,
} from '@/lib/backend/platform/invalidation/invalidation-log';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
const allow = (value: string) =>
  contract.payload.update({
    collection: 'website-sections',
    where: { and: [{ name: { equals: 'header' } }, { scope: { equals: 'network' } }] },
    data: { contents: [{ name: 'Redirect hosts', type: 'text', value }], _status: 'published' },
  });
const rules = [
  ['/a/:x', '/b/:x'],
  ['/b/:x', '/c#top'],
  ['/c', 'https://c.example'],
  ['/d', '/e'],
  ['/:u/:v/:w/:x/:y/:z', '/three'],
] as const;

beforeAll(async () => {
  contract = await startContract();
  await allow('c.example');
  for (const [from, to] of rules) await write(from, to);
});
afterAll(() => contract.stop());

const write = (from: string, to: string) =>
  contract.payload.create({ collection: 'redirects', data: { from, to, ...toOwnerFields(null) } });

async function read(path: string) {
  const { executeContract } = await import('@/lib/backend/contract/execute-contract');
  const document = parse('query ($path: String) { redirects(path: $path) { from } }');
  const { data, errors, extensions } = await executeContract({ document, variables: { path } });
  expect(errors).toBeUndefined();
  const { redirects }: { redirects: { from: string }[] } = JSON.parse(JSON.stringify(data));
  const dependencies: string[] = JSON.parse(JSON.stringify(extensions?.dependencies));
  return { found: redirects.map(({ from }) => from).sort(), dependencies };
}

test.each([
  ['/a/1', ['/:u/:v/:w/:x/:y/:z', '/a/:x', '/b/:x', '/c']],
  ['/A/1', ['/:u/:v/:w/:x/:y/:z', '/a/:x', '/b/:x', '/c']],
  ['/c', ['/:u/:v/:w/:x/:y/:z', '/c']],
  ['/nowhere', ['/:u/:v/:w/:x/:y/:z']],
  ['/%00', ['/:u/:v/:w/:x/:y/:z']],
  ['/x/%00', ['/:u/:v/:w/:x/:y/:z']],
  ['/%', ['/:u/:v/:w/:x/:y/:z']],
  [`/${'a/'.repeat(13)}`, []],
])('redirects › %s is matched by %j', async (path, expected) => {
  expect((await read(path)).found).toEqual(expected);
});

test('redirects › a redirect leaves the site only to a host that the network allows', async () => {
  await expect(write('/partner', 'https://partner.example/')).rejects.toThrow(
    'The following field is invalid: New address',
  );
  await expect(write('/partner', 'http://c.example/')).rejects.toThrow('New address');
  expect((await read('/c')).found).toContain('/c');
  await allow('other.example');
  expect((await read('/c')).found).not.toContain('/c');
  await allow('c.example');
});

test('redirects › a page depends only on redirects that can match its address', async () => {
  const { dependencies } = await read('/locations/ashanti/adum');
  const isInvalidatedBy = async (from: string) => {
    const { position } = await readNewestInvalidations(contract.payload);
    await write(from, '/elsewhere');
    const { invalidations } = await readInvalidationsSince(contract.payload, position);
    return invalidations.some((key) => dependencies.includes(key));
  };
  expect(await isInvalidatedBy('/locations/ashanti/osu')).toBe(false);
  expect(await isInvalidatedBy('/agents/:agent/adumasa')).toBe(false);
  expect(await isInvalidatedBy('/:state/:office')).toBe(true);
  expect(await isInvalidatedBy('/locations/:state/adum')).toBe(true);
});

test('redirects › of many thousands only redirects that can match a path are read, the last by name too', async () => {
  await contract.payload.db.drizzle.execute(sql`
    insert into redirects ("from", lookup_key, "to", permanent, scope)
    select path, path, '/blog', true, 'network'
    from (select '/locations/ashanti/office-' || n || '/blog' as path from generate_series(1, 6000) n) as old`);
  await write('/zz/late', '/blog');
  expect((await read('/zz/late')).found).toEqual(['/:state/:office', '/:u/:v/:w/:x/:y/:z', '/zz/late']);
  const own = '/locations/ashanti/office-7/blog';
  expect((await read(own)).found).toEqual(['/:state/:office', '/:u/:v/:w/:x/:y/:z', own]);
  expect((await read('/blog')).found).toEqual(['/:state/:office', '/:u/:v/:w/:x/:y/:z']);
});
