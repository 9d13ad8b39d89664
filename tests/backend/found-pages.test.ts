import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedBy } from '@/lib/backend/fields/owned-by';
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
  const make = async (
    title: string,
    route: 'Home' | 'Reviews' | 'Contact' | 'AgentContactUs' | 'customPage',
    office: number | null,
  ) => {
    const slug = route === 'customPage' ? title.toLowerCase().replaceAll(' ', '-') : null;
    const data = { title, route, slug, layout: 'default' as const, ...ownedBy(office) };
    return (await payload.create({ collection: 'pages', data: { ...data, _status: 'published' } })).id;
  };
  // The network's own was changed longest ago.
  await make('Contact us', 'Contact', null);
  await make('Who contacted us', 'customPage', null);
  await make('How to contact us', 'customPage', null);
  await make('Contact {office}', 'Contact', own);
  await make('Contact {office}', 'Contact', other);
  forAgents = await make('Contact {agent}', 'AgentContactUs', null);
  await make('Sell or buy a business', 'Home', null);
  await make('What clients say', 'Reviews', null);
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

test('a page is told with its owner’s name and its whole address, one of many with for whom it stands', async () => {
  const found = await find({ words: 'contact' });
  expect(found.map(({ name, note, warning }) => [name, note, warning])).toEqual([
    ['Contact us', '/contact-us', null],
    ['How to contact us', '/how-to-contact-us', null],
    ['Who contacted us', '/who-contacted-us', null],
    ['Contact tema', `tema · ${contact}/tema/contact-us`, null],
    ['Contact osu', `osu · ${contact}/osu/contact-us`, null],
    ['Contact [agent name]', 'Stands for every agent', expect.stringMatching(/leads nowhere$/)],
  ]);
  expect(await find({ id: String(forAgents) })).toEqual([found.at(-1)]);
});

test('those of the owner of the page that is to lead there come before those of others', async () => {
  const found = await find({ words: 'contact', near: `${contact}/osu/team` });
  expect(found.map(({ name }) => name)).toEqual([
    ...['Contact us', 'Contact osu', 'How to contact us', 'Who contacted us'],
    ...['Contact tema', 'Contact [agent name]'],
  ]);
});

test('an office’s page is found by the office’s name as well, and none that no link can lead to where visitors are to find it', async () => {
  expect((await find({ words: 'contact osu' })).map(({ name }) => name)).toEqual(['Contact osu']);
  const seen = await find({ words: 'contact', public: 'true' });
  expect(seen).toHaveLength(5);
  expect(seen.map(({ id }) => id)).not.toContain(forAgents);
});

test.each(['home', 'Home page', 'hóm'])(
  'a page is found by what those who work on it call it: %s',
  async (words) => {
    const [first] = await find({ words, near: `${contact}/osu/team` });
    expect(first).toMatchObject({ name: 'Sell or buy a business', note: 'Home · /', address: '/' });
  },
);

test('a page of somebody’s own is not found by what all of them are called', async () => {
  expect(await find({ words: 'network own' })).toEqual([]);
});

test('one of many that has an address says where it is, as visitors are led on from there', async () => {
  expect(await find({ words: 'what clients say' })).toMatchObject([
    { note: 'Stands for every office', warning: null, address: '/reviews' },
  ]);
  expect(await find({ id: String(forAgents) })).toMatchObject([{ address: null }]);
});
