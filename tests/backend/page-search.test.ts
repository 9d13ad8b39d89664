import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { findRecordsCall } from '@/schemas/composing/records';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let api: CmsApi;
let headers: Record<string, string>;
let forAgents: number;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  const { payload } = backend;
  const { own, other } = await findNetwork(payload);
  const create = async (
    title: string,
    route: 'Home' | 'Reviews' | 'Contact' | 'AgentContactUs' | 'customPage',
    office: number | null,
  ) => {
    const slug = route === 'customPage' ? title.toLowerCase().replaceAll(' ', '-') : null;
    const data = { title, route, slug, layout: 'default' as const, ...toOwnerFields(office) };
    return (await payload.create({ collection: 'pages', data: { ...data, _status: 'published' } })).id;
  };
  // The network's own page was changed least recently.
  await create('Contact us', 'Contact', null);
  await create('Who contacted us', 'customPage', null);
  await create('How to contact us', 'customPage', null);
  await create('Contact {office}', 'Contact', own);
  await create('Contact {office}', 'Contact', other);
  forAgents = await create('Contact {agent}', 'AgentContactUs', null);
  await create('Sell or buy a business', 'Home', null);
  await create('What clients say', 'Reviews', null);
  api = await openCmsApi();
  headers = await signIn(api, 'network-editor@example.com', 'long enough to pass');
});
afterAll(() => backend?.stop());

async function find(question: Record<string, string>) {
  const answer = await api(`/composing/records?${new URLSearchParams({ kind: 'page', ...question })}`, {
    headers,
  });
  return findRecordsCall.responses[200].parse(await answer.json()).records;
}
const contact = '/locations/greater-accra';

test('page search › returns a page with its owner and full address; a template page with its subject', async () => {
  const found = await find({ words: 'contact' });
  expect(found.map(({ name, note, warning }) => [name, note, warning])).toEqual([
    ['Contact us', '/contact-us', null],
    ['How to contact us', '/how-to-contact-us', null],
    ['Who contacted us', '/who-contacted-us', null],
    ['Contact tema', `tema · ${contact}/tema/contact-us`, null],
    ['Contact osu', `osu · ${contact}/osu/contact-us`, null],
    ['Contact [agent name]', 'Shared by every agent', expect.stringMatching(/cannot be linked to$/)],
  ]);
  expect(await find({ id: String(forAgents) })).toEqual([found.at(-1)]);
});

test("page search › sorts pages of the linking page's owner before those of others", async () => {
  const found = await find({ words: 'contact', near: `${contact}/osu/team` });
  expect(found.map(({ name }) => name)).toEqual([
    ...['Contact us', 'Contact osu', 'How to contact us', 'Who contacted us'],
    ...['Contact tema', 'Contact [agent name]'],
  ]);
});

test('page search › finds the page of an office by the office name; omits pages without an address where visitors must reach them', async () => {
  expect((await find({ words: 'contact osu' })).map(({ name }) => name)).toEqual(['Contact osu']);
  const visible = await find({ words: 'contact', public: 'true' });
  expect(visible).toHaveLength(5);
  expect(visible.map(({ id }) => id)).not.toContain(forAgents);
});

test.each(['home', 'Home page', 'hóm'])(
  'page search › finds a page by its name in the editor: %s',
  async (words) => {
    const [first] = await find({ words, near: `${contact}/osu/team` });
    expect(first).toMatchObject({ name: 'Sell or buy a business', note: 'Home · /', address: '/' });
  },
);

test('page search › does not find a custom page by the generic name', async () => {
  expect(await find({ words: 'network own' })).toEqual([]);
});

test('page search › returns the resolved address of a template page with an address', async () => {
  expect(await find({ words: 'what clients say' })).toMatchObject([
    { note: 'Shared by every office', warning: null, address: '/reviews' },
  ]);
  expect(await find({ id: String(forAgents) })).toMatchObject([{ address: null }]);
});
