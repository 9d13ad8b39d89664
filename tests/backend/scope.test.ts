import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { createContractContext } from '@/lib/backend/contract/context';
import { findPage } from '@/lib/backend/contract/reads/pages';
import { ownedTables } from '@/lib/backend/platform/database/table-checks';
import { type As, asSystem } from './support/access-cases';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let editor: As;
let agent: number;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  editor = { overrideAccess: false, user: network.users['office-editor'] };
  agent = await createOwn({ ...backend, network }, 'people', { is_agent: true, slug: 'ama' }, asSystem);
});
afterAll(() => backend.stop());

const page = { title: 'Page', route: 'Home' as const, layout: 'default' as const };
const issueAt = (path: string) => ({
  name: 'ValidationError',
  data: { errors: [expect.objectContaining({ path })] },
});

describe('document owner', () => {
  test.each([
    ['an office that is not named', { scope: 'office' }, 'office'],
    ['the network, and an office', { scope: 'network', office: 'own' }, 'office'],
    ['an agent who is not named', { scope: 'agent' }, 'agent'],
    ['an office, and an agent', { scope: 'office', office: 'own', agent: 'own' }, 'agent'],
    ['an agent, and an office', { scope: 'agent', office: 'own', agent: 'own' }, 'office'],
    ['nobody', { scope: null }, 'scope'],
    ['somebody else', { scope: 'region' }, 'scope'],
  ])('is never %s', async (_case, owner: { scope: string | null; office?: string; agent?: string }, path) => {
    const { payload } = backend;
    const ownerFields = {
      ...owner,
      ...('office' in owner && { office: network.own }),
      ...('agent' in owner && { agent }),
    };
    const data = JSON.parse(JSON.stringify({ ...page, ...ownerFields }));
    for (const draft of [false, true]) {
      await expect(payload.create({ collection: 'pages', data, draft })).rejects.toMatchObject(issueAt(path));
    }
    const { id } = await payload.create({
      collection: 'pages',
      data: { ...page, scope: 'network' },
      draft: true,
    });
    const change = payload.update({
      collection: 'pages',
      id,
      data: JSON.parse(JSON.stringify(ownerFields)),
      draft: true,
    });
    await expect(change).rejects.toMatchObject(issueAt(path));
  });

  test.each([...ownedTables, 'pages'])('is set in every row of %s, whoever writes it', async (table) => {
    const { drizzle } = backend.payload.db;
    const rows = [sql`null, null`, sql`'network', ${network.own}`, sql`'office', null`];
    for (const row of rows) {
      const insert = sql`insert into ${sql.identifier(table)} (scope, office_id) values (${row})`;
      await expect(drizzle.execute(insert)).rejects.toMatchObject({
        cause: { code: expect.stringMatching(/^235(14|02)$/) },
      });
    }
  });

  test('of a listing is an office, except in a draft without one', async () => {
    const { drizzle } = backend.payload.db;
    for (const status of ['published', null])
      await expect(
        drizzle.execute(sql`insert into listings (_status) values (${status})`),
      ).rejects.toMatchObject({
        cause: { code: '23514' },
      });
    await drizzle.execute(sql`insert into listings (_status) values ('draft')`);
  });

  test('may be an agent, whose office then edits the document', async () => {
    const { payload } = backend;
    const data = {
      ...page,
      route: 'AgentCustomPage' as const,
      slug: 'about',
      scope: 'agent' as const,
      agent,
    };
    const own = await payload.create({ collection: 'pages', data, ...editor });
    await payload.update({
      collection: 'pages',
      id: own.id,
      data: { title: 'Changed', revision: 1 },
      ...editor,
    });
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: own.id } },
      ...editor,
    });
    expect(docs.length).toBeGreaterThan(1);
    const foreign = await createOwn(
      { payload, network },
      'people',
      { is_agent: true, slug: 'kofi', ...toOwnerFields(network.other) },
      asSystem,
    );
    const move = payload.update({
      collection: 'pages',
      id: own.id,
      data: { agent: foreign, revision: 2 },
      ...editor,
    });
    await expect(move).rejects.toMatchObject({ name: 'ValidationError' });
    const foreignAgent = await payload.create({
      collection: 'pages',
      data: { ...data, slug: 'x', agent: foreign },
    });
    const change = payload.update({
      collection: 'pages',
      id: foreignAgent.id,
      data: { title: 'x', revision: 1 },
      ...editor,
    });
    await expect(change).rejects.toMatchObject({ name: 'NotFound' });
  });
});

test("document owner › decides which page is found: that of the owner, agent or office before the network's, never one of another owner", async () => {
  const { payload } = backend;
  const published = { ...page, _status: 'published' as const };
  type Own = ReturnType<typeof toOwnerFields> | { scope: 'agent'; agent: number };
  const create = (route: 'Sell' | 'AgentContactUs', title: string, owner: Own) =>
    payload.create({ collection: 'pages', data: { ...published, route, title, ...owner } });
  await create('Sell', 'of Osu', toOwnerFields(network.own));
  await create('AgentContactUs', 'of Ama', { scope: 'agent', agent });
  const titleFor = async (route: string, tribeSlug: string | null, agentSlug: string | null) => {
    const address = { route, slug: null, templateSlug: null, tribeSlug, agentSlug };
    return (await findPage(await createContractContext(), 'en-GH', address))?.title ?? null;
  };
  expect(await titleFor('Sell', null, null)).toBeNull();
  expect(await titleFor('Sell', 'tema', null)).toBeNull();
  expect(await titleFor('Sell', 'osu', null)).toBe('of Osu');
  expect(await titleFor('AgentContactUs', null, 'esi')).toBeNull();
  expect(await titleFor('AgentContactUs', 'osu', 'ama')).toBe('of Ama');
  await create('Sell', 'of all', toOwnerFields(null));
  await create('AgentContactUs', 'of all', toOwnerFields(null));
  const found = [
    await titleFor('Sell', 'tema', null),
    await titleFor('Sell', 'osu', null),
    await titleFor('AgentContactUs', null, 'esi'),
    await titleFor('AgentContactUs', null, 'ama'),
  ];
  expect(found).toEqual(['of all', 'of Osu', 'of all', 'of Ama']);
});
