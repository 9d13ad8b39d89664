import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { starterPages } from '@/lib/starter/pages';
import { asSystem } from './support/access-cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { officeData } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

const pages = starterPages;
const password = 'long enough to pass';
let backend: TestBackend;
let api: CmsApi;
const headers: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  backend = await startBackend();
  api = await openCmsApi();
  for (const role of ['network-admin', 'network-editor'] as const) {
    const email = `${role}@example.com`;
    await backend.payload.create({ collection: 'staff', data: { name: role, email, password, role } });
    headers[role] = await signIn(api, email, password);
  }
});
afterAll(() => backend.stop());

const startNetwork = (role: string | null, body: unknown) =>
  api('/pages/beginning', { method: 'POST', body, headers: role ? (headers[role] ?? {}) : {} });
const next = async (role: string) => {
  const answer = await api('/pages/beginning', { headers: headers[role] ?? {} });
  return { status: answer.status, body: await answer.json() };
};
const steps = async () => {
  const { readOnboardingSteps } = await import('@/lib/backend/admin/onboarding/onboarding-steps');
  const { docs } = await backend.payload.find({
    collection: 'staff',
    where: { role: { equals: 'network-admin' } },
  });
  const user = docs[0] ? { ...docs[0], collection: 'staff' as const } : null;
  return readOnboardingSteps({ payload: backend.payload, user });
};

const forms = async () => {
  const { readNextStep } = await import('@/lib/backend/admin/onboarding/read-next-step');
  const { docs } = await backend.payload.find({
    collection: 'staff',
    where: { role: { equals: 'network-admin' } },
  });
  const [user] = docs.map((one) => ({ ...one, collection: 'staff' as const }));
  const spies = [vi.spyOn(backend.payload, 'find'), vi.spyOn(backend.payload, 'findByID')] as const;
  const next = await readNextStep({ payload: backend.payload, user: user ?? null });
  const [found, read] = spies.map(({ mock }) => mock.calls.length);
  for (const spy of spies) spy.mockRestore();
  return { next: next?.title ?? null, found, read };
};

const unwritten = async () => {
  const { findPlaceholderPages: findUnwrittenPages } = await import(
    '@/lib/backend/admin/onboarding/find-placeholder-pages'
  );
  const { docs } = await backend.payload.find({ collection: 'staff', limit: 1 });
  const [user] = docs.map((one) => ({ ...one, collection: 'staff' as const }));
  return (await findUnwrittenPages({ payload: backend.payload, user: user ?? null })).map(
    ({ title }) => title,
  );
};

describe('onboarding of a new network', () => {
  test('is started by network administrators only, with a name', async () => {
    expect((await startNetwork(null, { name: 'Coastal Brokers' })).status).toBe(403);
    expect((await startNetwork('network-editor', { name: 'Coastal Brokers' })).status).toBe(403);
    const nameless = 'Enter a name for the network';
    const onlyThese = 'Send only a name and one of the palettes';
    for (const [body, message] of [
      [{}, nameless],
      [{ name: ' ' }, nameless],
      [{ name: 'x'.repeat(61) }, 'Shorten the name to 60 characters'],
      [{ name: 'A', more: 1 }, onlyThese],
      [{ name: 'A', palette: 'pink' }, onlyThese],
    ] as const) {
      const answer = await startNetwork('network-admin', body);
      expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ message }] }]);
    }
    expect((await backend.payload.count({ collection: 'pages' })).totalDocs).toBe(0);
    expect(await steps()).toBeNull();
    const { pageSources } = await import('@/adapters/page-sources');
    const { composePage } = await import('@/lib/publish/compose-page');
    expect(await composePage(pageSources, 'en-GH', '/')).toEqual({ status: 'unconfigured' });
  });

  test('publishes every standard page once', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => startNetwork('network-admin', { name: 'Coastal Brokers', palette: 'harbour' })),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status).sort(), bodies.join('\n')).toEqual([201, 409]);
    const sections = await backend.payload.find({ collection: 'website-sections', overrideAccess: false });
    const headers = sections.docs.filter(({ name }) => name.startsWith('header'));
    for (const { blocks } of headers) expect(JSON.stringify(blocks)).toContain('"palette":"harbour"');
    expect(headers).toHaveLength(2);
    const { docs } = await backend.payload.find({
      collection: 'pages',
      pagination: false,
      overrideAccess: false,
    });
    expect(docs.map(({ route }) => route).sort()).toEqual(pages.map(({ route }) => route).sort());
    expect((await backend.payload.count({ collection: 'regions' })).totalDocs).toBe(16);
  });

  test("writes readable pages that contain the network's name", async () => {
    const { pageSources } = await import('@/adapters/page-sources');
    const { composePage } = await import('@/lib/publish/compose-page');
    for (const path of ['/', '/locations', '/sell-a-business', '/contact-us', '/nowhere/at/all']) {
      const composition = await composePage(pageSources, 'en-GH', path);
      if (composition.status === 'redirect' || composition.status === 'unconfigured')
        throw new Error(`${path}: ${composition.status}`);
      expect([path, composition.status]).toEqual([path, path === '/nowhere/at/all' ? 'not-found' : 'page']);
      expect(composition.names.network).toBe('Coastal Brokers');
      const blocks = [...composition.header, ...composition.main, ...composition.footer];
      expect(blocks.filter(({ status }) => status !== 'ready')).toEqual([]);
    }
  });

  test('derives the next step from the existing content', async () => {
    const count = vi.spyOn(backend.payload, 'count');
    const states = (await steps())?.map(({ title, isDone }) => [title, isDone]);
    expect(states).toEqual([
      ['Open your first office', false],
      ['Introduce a broker', false],
      ['List a business', false],
      ['Write your home page', false],
    ]);
    // Existence is not determined by a count of a million rows.
    expect(count).not.toHaveBeenCalled();
    count.mockRestore();
    expect(await next('network-editor')).toMatchObject({ status: 403 });
    expect(await next('network-admin')).toEqual({
      ...{
        status: 200,
        body: { next: { title: 'Open your first office', to: '/admin/collections/offices/create' } },
      },
    });
    const { docs } = await backend.payload.find({
      collection: 'pages',
      where: { route: { equals: 'Home' } },
    });
    const blocks = [{ id: 'own', type: 'hero', version: 0, props: { heading: 'Sell with us' } }];
    const home = (data: object) =>
      backend.payload.update({ collection: 'pages', id: docs[0]?.id ?? 0, data });
    await home({ blocks: [...blocks, { ...docs[0]?.blocks?.[0], id: 'kept', hidden: true }] });
    expect((await steps())?.at(-1)).toMatchObject({ isDone: true });
    expect(await unwritten()).toContain('About {network}');
    const about = await backend.payload.find({ collection: 'pages', where: { route: { equals: 'About' } } });
    const hidden = about.docs[0]?.blocks?.map((block) => ({ ...block, hidden: true }));
    const change = { collection: 'pages', id: about.docs[0]?.id ?? 0, data: { blocks: hidden } } as const;
    await backend.payload.update(change);
    expect(await unwritten()).not.toContain('About {network}');
  });

  test('reads the home page only when all other steps are done, and nothing once all are complete', async () => {
    expect(await forms()).toMatchObject({ next: 'Open your first office', read: 0 });
    const { payload } = backend;
    const { docs } = await payload.find({ collection: 'regions', limit: 1 });
    const region = docs[0]?.id ?? 0;
    const published = { _status: 'published' } as const;
    const data = { ...officeData(region, 'osu'), ...published };
    const office = await payload.create({ collection: 'offices', data });
    const ours = { scope: 'office', office: office.id, ...published } as const;
    const broker = { first_name: 'Ama', last_name: 'Mensah', is_agent: true, show_on_website: true };
    await payload.create({ collection: 'people', data: { ...broker, ...ours } });
    expect(await forms()).toMatchObject({ next: 'List a business', read: 0 });
    const network = { region, own: office.id };
    await createOwn({ payload, network }, 'listings', { status: 'active', ...published }, asSystem);
    expect(await forms()).toMatchObject({ next: null, read: 1 });
    expect(await forms()).toEqual({ next: null, found: 0, read: 0 });
  });
});
