import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import type { StoredBlock } from '@/schemas/stored-block';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend?.stop());

type Status = 'draft' | 'published';
const status = (_status: Status) => ({ data: { _status }, draft: _status === 'draft' });

const hero = (query: Record<string, unknown> = { slug: 'current' }): StoredBlock =>
  JSON.parse(
    JSON.stringify({
      ...{ id: 'hero-1', type: 'office-hero', version: 0, props: { actions: [] } },
      bind: { source: 'office', query },
    }),
  );
const text: StoredBlock = { id: 'text-1', type: 'rich-text', version: 0, props: { text: 'Words' } };
const shows = (name: string, id = `shows-${name}`): StoredBlock => ({
  id,
  type: 'website-section',
  version: 0,
  props: { name },
  bind: { source: 'section', query: { name } },
});

let count = 0;
const section = (blocks: StoredBlock[], office: number | null = null, name = `s${++count}`) =>
  backend.payload.create({
    collection: 'website-sections',
    data: { name, ...toOwnerFields(office), blocks, _status: 'published' },
  });
const page = (blocks: StoredBlock[], _status: Status = 'published', fields: object = {}) =>
  backend.payload.create({
    collection: 'pages',
    data: {
      ...{ title: 'Prices', route: 'customPage', slug: `p${++count}`, scope: 'network', layout: 'default' },
      ...{ blocks, _status, ...fields },
    },
    draft: _status === 'draft',
  });
const ofOffice = { route: 'LocationDetail', slug: null };
const refused = (id: string, ...parts: string[]) => ({
  data: {
    errors: [
      {
        ...{ path: 'blocks', block: id, place: 'bind' },
        message: expect.stringMatching(new RegExp(`, Content source: .*${parts.join('.*')}`)),
      },
    ],
  },
});

describe('page with a section about its own office', () => {
  test.each(['draft', 'published'] as const)('is refused without an office, as a %s', async (_status) => {
    const { name } = await section([text, hero()]);
    const expected = refused(`shows-${name}`, `“${name}”`, 'block “Office hero”', 'choose the office');
    await expect(page([text, shows(name)], _status)).rejects.toMatchObject(expected);
  });

  test('is refused for a section nested in the section', async () => {
    const { name: inner } = await section([hero()]);
    const { name } = await section([shows(inner)]);
    await expect(page([shows(name)])).rejects.toMatchObject(refused(`shows-${name}`, 'Office hero'));
  });

  test('is refused in every locale that is published with it', async () => {
    const { name } = await section([text]);
    const { id } = await page([text]);
    const american = { title: 'Prices', blocks: [shows(name)], ...status('draft').data };
    await backend.payload.update({ collection: 'pages', id, locale: 'en-US', draft: true, data: american });
    const { docs } = await backend.payload.find({
      collection: 'website-sections',
      where: { name: { equals: name } },
    });
    const change = { collection: 'website-sections', id: Number(docs[0]?.id) } as const;
    await backend.payload.update({ ...change, data: { blocks: [hero()], _status: 'published' } });
    await expect(
      backend.payload.update({ collection: 'pages', id, data: { _status: 'published' } }),
    ).rejects.toMatchObject({
      data: {
        errors: [
          {
            message: expect.stringMatching(
              /^In English \(United States\): Shared section .*Content source: /,
            ),
          },
        ],
      },
    });
  });

  test('is refused when it moves to an address without an office', async () => {
    const { name } = await section([hero()]);
    const { id } = await page([shows(name)], 'published', ofOffice);
    const data = { route: 'customPage', slug: `moved-${name}` } as const;
    await expect(backend.payload.update({ collection: 'pages', id, data })).rejects.toMatchObject(
      refused(`shows-${name}`, 'Office hero'),
    );
    await backend.payload.delete({ collection: 'pages', id });
  });

  test('is accepted with an office, or when the section names one', async () => {
    const { name } = await section([hero()]);
    const { id } = await page([shows(name)], 'published', ofOffice);
    expect(id).toEqual(expect.any(Number));
    const { name: named } = await section([hero({ slug: { office: network.own } })]);
    expect(await page([shows(named)])).toMatchObject({ _status: 'published' });
  });
});

describe('shared section', () => {
  const publish = (id: number, blocks: StoredBlock[], _status: Status = 'published') =>
    backend.payload.update({
      collection: 'website-sections',
      id,
      data: { blocks, _status },
      draft: _status === 'draft',
    });

  test('is refused with content that one of its pages cannot show, with that page', async () => {
    const { id, name } = await section([text]);
    await page([shows(name)]);
    await expect(publish(id, [text, hero()])).rejects.toMatchObject(refused('hero-1', '“Prices”', 'office'));
    expect(await publish(id, [text, hero()], 'draft')).toMatchObject({ _status: 'draft' });
    await expect(
      backend.payload.update({ collection: 'website-sections', id, data: { _status: 'published' } }),
    ).rejects.toMatchObject(refused('hero-1', '“Prices”'));
  });

  test('is refused also when one of its pages shows it through another section', async () => {
    const { id, name } = await section([text]);
    const { name: around } = await section([shows(name)]);
    await page([shows((await section([shows(around)])).name)]);
    await expect(publish(id, [hero()])).rejects.toMatchObject(refused('hero-1', '“Prices”', 'office'));
  });

  test('is accepted when every published page has the required context', async () => {
    const { id, name } = await section([text]);
    await page([shows(name)], 'draft');
    expect(await publish(id, [hero()])).toMatchObject({ _status: 'published' });
    // The section of an office is shown on pages of that office only.
    const { name: shared } = await section([text]);
    await page([shows(shared)]);
    expect(await section([hero()], network.own, shared)).toMatchObject({ _status: 'published' });
  });
});
