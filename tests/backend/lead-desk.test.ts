import { sql } from '@payloadcms/db-postgres/drizzle';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FiguresOfOffices } from '@/lib/backend/desk/figures-of-offices';
import { findFailingMails } from '@/lib/backend/desk/find-failing-mails';
import { findFigures } from '@/lib/backend/desk/find-figures';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { createNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

type Role = 'public' | 'network-admin' | 'network-editor' | 'office-editor';
type Place = 'own' | 'other' | 'network';
let backend: TestBackend;
let network: Network;
let api: CmsApi;
const as = new Map<Role, Record<string, string>>([['public', {}]]);
const roles: Role[] = ['public', 'office-editor', 'network-editor', 'network-admin'];
const places: Place[] = ['own', 'other', 'network'];

beforeAll(async () => {
  backend = await startBackend();
  network = await createNetwork(backend.payload);
  api = await openCmsApi();
  for (const role of ['network-admin', 'network-editor', 'office-editor'] as const)
    as.set(role, await signIn(api, `${role}@example.com`, 'long enough to pass'));
});
afterAll(() => backend?.stop());
beforeEach(async () => {
  await backend.payload.delete({ collection: 'leads', where: { id: { exists: true } } });
});

const officeAt = (place: Place) => (place === 'network' ? null : network[place]);
const makeLead = (place: Place, more: object = {}) =>
  backend.payload.create({
    collection: 'leads',
    depth: 0,
    data: {
      ...{ state: 'new', form: 'inquiry', name: 'Kofi', email: 'kofi@example.com', message: 'Hello' },
      ...{ language: 'fr-CA', office: officeAt(place), ...more },
    },
  });
const call = (role: Role, path: string, body?: unknown) =>
  api(`/leads${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: as.get(role) ?? {},
    ...(body !== undefined && { body }),
  });
const rows = async (query: ReturnType<typeof sql>) => (await backend.payload.db.drizzle.execute(query)).rows;
const mails = () => rows(sql`select * from mail_queue order by id`);
const leadAt = (id: number) => backend.payload.findByID({ collection: 'leads', id, depth: 0 });
const mayWork = (role: Role, place: Place) =>
  role.startsWith('network-') || (role === 'office-editor' && place === 'own');
const everyone = roles.flatMap((role) => places.map((place) => ({ role, place })));
let keys = 0;
const newKey = () => (++keys).toString(16).padStart(24, '0');

describe('an answer by mail', () => {
  test.each(everyone)('of $role to a lead of $place', async ({ role, place }) => {
    const { id } = await makeLead(place);
    const answer = await call(role, `/${id}/answer`, { key: newKey(), words: 'Come and see us.' });
    const { state, replies } = await leadAt(id);
    const isDone = mayWork(role, place);
    expect(answer.status === 201).toBe(isDone);
    if (!isDone) expect([403, 404]).toContain(answer.status);
    expect([state, replies?.length ?? 0, (await mails()).length]).toEqual(
      isDone ? ['answered', 1, 1] : ['new', 0, 0],
    );
  });

  test('is mailed in the visitor’s language, with where to reply, and kept with who wrote it and when', async () => {
    const { id } = await makeLead('own');
    const words = 'Come and see us.\r\n\r\nOn <b>Monday</b>.';
    const answer = await call('office-editor', `/${id}/answer`, { key: newKey(), words });
    expect(await answer.json()).toEqual({ message: 'Your answer is on its way to kofi@example.com.' });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      ...{ recipient: 'kofi@example.com', reply_to: 'office-editor@example.com', lead_id: id },
      ...{
        subject: 'Votre message à osu',
        text: expect.stringContaining('Come and see us.\n\nOn <b>Monday</b>.'),
      },
      html: expect.not.stringContaining('<b>'),
    });
    const { replies, answered_at } = await leadAt(id);
    expect(replies).toMatchObject([
      {
        ...{ text: 'Come and see us.\n\nOn <b>Monday</b>.', sent_at: expect.any(String) },
        by: 'office-editor (office-editor@example.com)',
      },
    ]);
    expect(answered_at).toEqual(expect.any(String));
  });

  test('that is sent twice, or at once, is one; another is another, and the first stays the first', async () => {
    const { id } = await makeLead('own');
    const body = { key: newKey(), words: 'Once.' };
    const sent = await Promise.all([1, 2, 3].map(() => call('office-editor', `/${id}/answer`, body)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { answered_at } = await leadAt(id);
    await call('network-admin', `/${id}/answer`, { key: newKey(), words: 'And again.' });
    expect(await leadAt(id)).toMatchObject({
      answered_at,
      replies: [{ text: 'Once.' }, { text: 'And again.' }],
    });
    expect(await mails()).toHaveLength(2);
  });

  test.each<[string, object, object, number]>([
    ['nothing', {}, { words: ' \n ' }, 400],
    ['too much', {}, { words: 'a'.repeat(10_001) }, 400],
    ['what nobody sees', {}, { words: 'a\u202eb' }, 400],
    ['something else', {}, { to: 'all@example.com' }, 400],
    ['a key of its own', {}, { key: "'; --" }, 400],
  ])('of %s is refused with a sentence, and changes nothing', async (_name, lead, over, status) => {
    const { id } = await makeLead('own', lead);
    const answer = await call('network-admin', `/${id}/answer`, { key: newKey(), words: 'Yes', ...over });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: [{ message: expect.stringMatching(/\w+ \w+/) }] });
    expect([(await leadAt(id)).state, await mails()]).toEqual(['new', []]);
  });

  test('whose mail cannot be queued is not kept', async () => {
    const { id } = await makeLead('own');
    await backend.payload.db.drizzle.execute(sql`alter table mail_queue rename to mail_queue_away`);
    const answer = await call('office-editor', `/${id}/answer`, { key: newKey(), words: 'Yes' });
    await backend.payload.db.drizzle.execute(sql`alter table mail_queue_away rename to mail_queue`);
    expect(answer.status).toBe(500);
    expect(await leadAt(id)).toMatchObject({ state: 'new', answered_at: null, replies: [] });
  });
});

describe('the export', () => {
  test.each(roles)('holds for %s what they may read', async (role) => {
    for (const place of places) await makeLead(place, { name: `=${place}` });
    const answer = await call(role, '/export');
    if (role === 'public') return expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = await answer.bytes();
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(head).toMatch(/^Number,Sent,State,/);
    const named = places.filter((place) => mayWork(role, place)).map((place) => `,'=${place},`);
    expect(lines).toHaveLength(named.length);
    for (const [at, name] of named.entries()) expect(lines[at]).toContain(name);
    expect(lines[0]).toContain(',osu,');
  });

  test('ends where the leads do, however many there are', async () => {
    await backend.payload.db.drizzle.execute(sql`
      insert into leads (name, email, form, office_id) select 'N' || n, 'n@example.com', 'inquiry', ${network.own}
      from generate_series(1, 601) n`);
    const lines = (await (await call('office-editor', '/export')).text()).trim().split('\r\n');
    expect(lines).toHaveLength(602);
    expect(new Set(lines).size).toBe(602);
  });
});

describe('mails that have not gone for a day', () => {
  const queue = (id: string, lead: number, hours: number) =>
    backend.payload.db.drizzle.execute(sql`
      insert into mail_queue (id, lead_id, recipient, subject, text, html, fault, due_at, queued_at)
      values (${id}, ${lead}, 'a@example.com', 'S', 'T', 'H', 'No such mailbox', now() + interval '30 minutes',
        now() - make_interval(hours => ${hours}))`);
  const waiting = () => rows(sql`select id from mail_queue where due_at <= now() and given_up_at is null`);

  test.each(everyone)('of a lead of $place, and $role', async ({ role, place }) => {
    const { id } = await makeLead(place);
    await queue('late', id, 25);
    await queue('young', id, 23);
    const isTheirs = mayWork(role, place);
    if (role !== 'public') {
      const found = await findFailingMails(backend.payload, network.users[role]);
      expect(found.map((mail) => mail.id)).toEqual(isTheirs ? ['late'] : []);
    }
    const answer = await call(role, '/mails', { mails: ['late'], outcome: 'again' });
    expect(answer.status === 200).toBe(isTheirs);
    expect(await waiting()).toEqual(isTheirs ? [{ id: 'late' }] : []);
  });

  test('are left when staff say so, and never sent', async () => {
    const { sendQueued } = await import('@/lib/backend/mail/send-queued');
    const { id } = await makeLead('own');
    await queue('late', id, 25);
    const answer = await call('office-editor', '/mails', { mails: ['late'], outcome: 'never' });
    expect(await answer.json()).toEqual({ message: 'The mail is not tried again.' });
    await backend.payload.db.drizzle.execute(sql`update mail_queue set due_at = now()`);
    expect(await sendQueued(backend.payload)).toBe(false);
    expect(await findFailingMails(backend.payload, network.users['network-admin'])).toEqual([]);
    const again = await call('office-editor', '/mails', { mails: ['other'], outcome: 'again' });
    expect(again.status).toBe(404);
  });
});

describe('the figures', () => {
  const sent = (place: Place, ago: string, answered: string | null, source: string | null, page: string) =>
    backend.payload.db.drizzle.execute(sql`
      insert into leads (name, email, form, office_id, created_at, answered_at, source, page)
      values ('N', 'n@example.com', 'inquiry', ${officeAt(place)}, now() - ${ago}::interval,
        now() - ${ago}::interval + ${answered}::interval, ${source}, ${page})`);

  test('of each office say from where leads came, and how many were answered within a day', async () => {
    await sent('own', '10 days', '2 hours', 'google', '/a');
    await sent('own', '10 days', '2 days', 'google', '/a');
    await sent('own', '3 days', null, null, '/b');
    await sent('own', '1 hour', null, 'Direct', '/a');
    await sent('own', '40 days', null, 'old', '/old');
    await sent('other', '1 hour', null, null, '/c');
    await sent('network', '2 days', '1 hour', null, '/d');
    await makeLead('own', { suspected: true });
    const own = {
      ...{ office: 'osu', leads: 4, due: 3, within_a_day: 1 },
      sources: [
        { name: 'google', count: 2 },
        { name: 'Direct', count: 1 },
        { name: null, count: 1 },
      ],
      pages: [
        { name: '/a', count: 3 },
        { name: '/b', count: 1 },
      ],
    };
    const { payload } = backend;
    expect(await findFigures(payload, network.users['office-editor'])).toEqual([own]);
    const all = await findFigures(payload, network.users['network-editor']);
    expect(all.map(({ office, leads, due }) => [office, leads, due])).toEqual([
      ['osu', 4, 3],
      ['tema', 1, 0],
      [null, 1, 1],
    ]);
    const drawn = renderToStaticMarkup(
      await FiguresOfOffices({ payload, user: network.users['office-editor'] }),
    );
    expect(drawn).toContain('4 leads, 33 % answered within a day');
    expect(drawn).toContain('From google (2), Direct (1), not known (1)');
  });

  test('are nothing where nothing was sent', async () => {
    const { payload } = backend;
    expect(await FiguresOfOffices({ payload, user: network.users['office-editor'] })).toBeNull();
  });
});

test('a lead is assigned within its office, by whoever works on it', async () => {
  const { payload } = backend;
  const person = (office: number) =>
    payload.create({
      collection: 'people',
      data: { first_name: 'Ama', last_name: 'Mensah', scope: 'office', office },
    });
  const [mine, theirs] = [await person(network.own), await person(network.other)];
  const { id } = await makeLead('own');
  const assign = (to: number) =>
    payload.update({
      ...{ collection: 'leads', id, depth: 0, data: { assigned_to: to, revision: 1 } },
      ...{ overrideAccess: false, user: network.users['office-editor'] },
    });
  await expect(assign(theirs.id)).rejects.toThrow();
  expect(await assign(mine.id)).toMatchObject({ assigned_to: mine.id });
});
