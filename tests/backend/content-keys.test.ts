import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMissingContents } from '@/lib/backend/admin/dashboard/find-missing-contents';
import { TodoList } from '@/lib/backend/admin/dashboard/todo-list';
import { findNetworkMailbox } from '@/lib/backend/leads/find-lead-origin';
import { readAllowedHosts } from '@/lib/backend/platform/redirects/check-redirect';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend.stop());

type Text = { name: string; value: string; key?: 'default_email' | null };
const text = (name: string, value: string): Text => ({ name, value });

async function makeSection(name: string, contents: readonly Text[]) {
  const { payload } = backend;
  const where = { name: { equals: name } };
  const [stored] = (await payload.find({ collection: 'website-sections', where })).docs;
  const pieces = contents.map((one) => ({ ...one, type: 'text' as const }));
  const ofNetwork = { scope: 'network', _status: 'published' } as const;
  const data = { ...ofNetwork, name, blocks: [], contents: pieces };
  return stored
    ? payload.update({ collection: 'website-sections', id: stored.id, data })
    : payload.create({ collection: 'website-sections', data });
}
const mailbox = async () => findNetworkMailbox(await createLocalReq({}, backend.payload));
const missing = async () => {
  const found = await findMissingContents({ payload: backend.payload, user: network.users['network-admin'] });
  return found.map(({ key }) => key);
};

test('content keys › mail and names follow a text after staff rename it', async () => {
  const { payload } = backend;
  const contact = await makeSection('contact', [text('Default email', 'ask@example.com')]);
  const header = await makeSection('header', [
    text('Network name', 'Meridian'),
    text('Redirect hosts', 'partner.example'),
  ]);
  expect(await mailbox()).toMatchObject({ email: 'ask@example.com', name: 'Meridian' });
  for (const section of [contact, header]) {
    const contents = (section.contents ?? []).map((one, at) => ({ ...one, name: `Renamed ${at}` }));
    await payload.update({ collection: 'website-sections', id: section.id, data: { contents } });
  }
  expect(await mailbox()).toMatchObject({ email: 'ask@example.com', name: 'Meridian' });
  const hosts = await readAllowedHosts(await createLocalReq({}, payload));
  expect([...hosts]).toEqual(['partner.example']);
  expect(await missing()).toEqual([]);
});

test('content keys › a missing text is reported to administrators, and its mail goes to them', async () => {
  await makeSection('contact', [text('Default email', ' ')]);
  await makeSection('header', []);
  expect(await missing()).toEqual(['network_name', 'default_email']);
  const [admin, editor] = [network.users['network-admin'], network.users['network-editor']];
  const { payload } = backend;
  const page = { title: 'Begun', route: 'Sell', layout: 'default', scope: 'network' } as const;
  await payload.create({ collection: 'pages', data: page, draft: true });
  const shown = async (user: typeof admin) => renderToStaticMarkup(await TodoList({ payload, user }));
  expect(await shown(admin)).toContain('2 texts used by the site are missing');
  expect(await shown(admin)).toContain('“Default email” in the section “contact”');
  expect(await shown(editor)).not.toContain('missing');
  expect((await mailbox()).email).toContain('network-admin');
});

test('content keys › a key is given to one text of a section', async () => {
  const twice = [text('Default email', 'one@example.com'), text('Default email', 'two@example.com')];
  const { contents } = await makeSection('contact', twice);
  expect(contents?.map(({ key }) => key ?? null)).toEqual(['default_email', null]);
  const chosen = twice.map((one) => ({ ...one, key: 'default_email' as const }));
  await expect(makeSection('contact', chosen)).rejects.toThrow('Use as');
});
