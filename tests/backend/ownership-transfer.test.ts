import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNetwork, type Network } from './support/network';
import { completeRecord, type Drafted, openStaff } from './support/record-drafts';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let request: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  request = await openStaff();
});
afterAll(() => backend.stop());

const change = (role: 'network-editor' | 'office-editor', path: string, body: object) =>
  request(role, path, { method: 'PATCH', body });

test.each<Drafted>(['listings', 'people', 'menus'])(
  'ownership transfer › a document that the network drafts for an office belongs to it only after publishing: %s',
  async (collection) => {
    const { own, other } = network;
    const owner = collection === 'menus' ? { items: [] } : {};
    const body = { ...completeRecord(collection, network), office: other, ...owner };
    const { doc } = await request('network-editor', `/${collection}`, { method: 'POST', body });
    const path = `/${collection}/${doc?.id}`;
    const transfer = { office: own, revision: 1 };
    expect((await change('network-editor', `${path}?draft=true`, transfer)).status).toBe(200);
    const listed = async (role: 'network-editor' | 'office-editor') =>
      JSON.stringify(
        (await request(role, `/${collection}?draft=true&where[id][equals]=${doc?.id}`)).responseBody,
      );
    expect(await listed('network-editor')).toContain(`"id":${doc?.id}`);
    expect(await listed('office-editor')).toContain('"docs":[]');
    const unpublish = (query: string) =>
      change('office-editor', path + query, {
        revision: 2,
        ...(query === '' && { _status: 'published' as const }),
      });
    expect((await unpublish('')).status).toBe(404);
    expect((await unpublish('?draft=true')).status).toBe(404);
    const row = () => backend.payload.findByID({ collection, id: Number(doc?.id), depth: 0 });
    expect(await row()).toMatchObject({ office: other, _status: 'published' });
    expect((await change('network-editor', path, { _status: 'published', revision: 2 })).status).toBe(200);
    expect((await change('office-editor', path, { _status: 'published', revision: 3 })).status).toBe(200);
    expect(await row()).toMatchObject({ office: own });
  },
);
