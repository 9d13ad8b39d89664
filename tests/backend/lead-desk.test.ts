import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConsentsOfLead } from '@/lib/backend/desk/consents-of-lead';
import { type Desk, everyone, openDesk } from './support/lead-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.backend.stop());
beforeEach(() => desk.clear());

const roles = [...new Set(everyone.map(({ role }) => role))];
const mails = () => desk.rows(sql`select * from mail_queue order by id`);
let keys = 0;
const newKey = () => (++keys).toString(16).padStart(24, '0');

describe('an answer by mail', () => {
  test.each(everyone)('of $role to a lead of $place', async ({ role, place, mayWork }) => {
    const { id } = await desk.makeLead(place);
    const answer = await desk.call(role, `/${id}/answer`, { key: newKey(), words: 'Come and see us.' });
    const { state, replies } = await desk.leadAt(id);
    expect(answer.status === 201).toBe(mayWork);
    if (!mayWork) expect([403, 404]).toContain(answer.status);
    expect([state, replies?.length ?? 0, (await mails()).length]).toEqual(
      mayWork ? ['answered', 1, 1] : ['new', 0, 0],
    );
  });

  test('is mailed in the visitor’s language, with where to reply, and kept with who wrote it and when', async () => {
    const { id } = await desk.makeLead('own');
    const words = 'Come and see us.\r\n\r\nOn <b>Monday</b>.';
    const answer = await desk.call('office-editor', `/${id}/answer`, { key: newKey(), words });
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
    const { replies, answered_at } = await desk.leadAt(id);
    expect(replies).toMatchObject([
      {
        ...{ text: 'Come and see us.\n\nOn <b>Monday</b>.', sent_at: expect.any(String) },
        by: 'office-editor (office-editor@example.com)',
      },
    ]);
    expect(answered_at).toEqual(expect.any(String));
  });

  test('that is sent twice, or at once, is one; another is another, and the first stays the first', async () => {
    const { id } = await desk.makeLead('own');
    const body = { key: newKey(), words: 'Once.' };
    const sent = await Promise.all([1, 2, 3].map(() => desk.call('office-editor', `/${id}/answer`, body)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { answered_at } = await desk.leadAt(id);
    await desk.call('network-admin', `/${id}/answer`, { key: newKey(), words: 'And again.' });
    expect(await desk.leadAt(id)).toMatchObject({
      answered_at,
      replies: [{ text: 'Once.' }, { text: 'And again.' }],
    });
    expect(await mails()).toHaveLength(2);
  });

  test('that was changed after it had gone is refused, and not told to be on its way', async () => {
    const { id } = await desk.makeLead('own');
    const key = newKey();
    await desk.call('office-editor', `/${id}/answer`, { key, words: 'At ten.' });
    const changed = await desk.call('office-editor', `/${id}/answer`, { key, words: 'At eleven.' });
    expect(changed.status).toBe(409);
    expect(await changed.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/gone already/) }],
    });
    expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('At ten.')]);
  });

  test('to a lead that is closed is its answer, and leaves it closed', async () => {
    const { id } = await desk.makeLead('own', { state: 'closed', form: 'newsletter' });
    await desk.call('office-editor', `/${id}/answer`, { key: newKey(), words: 'You are welcome.' });
    expect(await desk.leadAt(id)).toMatchObject({ state: 'closed', answered_at: expect.any(String) });
  });

  const onlyThese = 'Send the words of your answer and its key, and nothing else';
  test.each<[string, object, string]>([
    ['nothing', { words: ' \n ' }, 'Write what is to be mailed'],
    ['too much', { words: 'a'.repeat(10_001) }, 'Shorten your answer to 10,000 characters'],
    ['what nobody sees', { words: 'a\u202eb' }, 'Take out the invisible character U+202E after "a"'],
    ['something else', { to: 'all@example.com' }, onlyThese],
    ['a number', { words: 5 }, onlyThese],
    ['no key', { key: undefined }, onlyThese],
    ['a key of its own', { key: "'; --" }, 'Send a key of 24 hexadecimal digits'],
  ])('of %s is refused with a sentence, and changes nothing', async (_name, over, sentence) => {
    const { id } = await desk.makeLead('own');
    const answer = await desk.call('network-admin', `/${id}/answer`, {
      key: newKey(),
      words: 'Yes',
      ...over,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ message: expect.stringContaining(sentence) }] });
    expect([(await desk.leadAt(id)).state, await mails()]).toEqual(['new', []]);
  });

  test.each(['abc', '0', '99999999999', '-1'])('to a lead %s is to none', async (id) => {
    const answer = await desk.call('network-admin', `/${id}/answer`, { key: newKey(), words: 'Yes' });
    expect(answer.status).toBe(404);
  });

  test('whose mail cannot be queued is not kept', async () => {
    const { id } = await desk.makeLead('own');
    await desk.rows(sql`alter table mail_queue rename to mail_queue_away`);
    const answer = await desk.call('office-editor', `/${id}/answer`, { key: newKey(), words: 'Yes' });
    await desk.rows(sql`alter table mail_queue_away rename to mail_queue`);
    expect(answer.status).toBe(500);
    expect(await desk.leadAt(id)).toMatchObject({ state: 'new', answered_at: null, replies: [] });
  });
});

describe('the export', () => {
  test.each(roles)('holds for %s what they may read', async (role) => {
    const theirs = everyone.filter((one) => one.role === role);
    for (const { place } of theirs) await desk.makeLead(place, { name: `=${place}` });
    const answer = await desk.call(role, '/export');
    if (role === 'public') return expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = await answer.bytes();
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(head).toMatch(/^Number,Sent,State,/);
    const named = theirs.filter(({ mayWork }) => mayWork).map(({ place }) => `,'=${place},`);
    expect(lines).toHaveLength(named.length);
    for (const [at, name] of named.entries()) expect(lines[at]).toContain(name);
    expect(lines[0]).toContain(',osu,');
  });

  test('reads no more of a lead and its office than stands in it', async () => {
    await desk.makeLead('own', { answers: { message: 'Hello' } });
    const find = vi.spyOn(desk.backend.payload, 'find');
    await (await desk.call('network-admin', '/export')).text();
    const at = find.mock.calls.findIndex(([{ collection }]) => collection === 'leads');
    const read = await find.mock.results[at]?.value;
    const lead = read?.docs[0];
    find.mockRestore();
    for (const more of ['replies', 'visit', 'routing']) expect(lead).not.toHaveProperty(more);
    expect(lead).toMatchObject({ name: 'Kofi', message: 'Hello' });
    expect(lead).toHaveProperty('office', { id: desk.network.own, name: 'osu' });
  });

  test('says what was filled in, in words, and none of it is a formula', async () => {
    const answers = { full_name: 'Kofi', reach_by: 'whatsapp', message: 'Hello\n=1+1', privacy: true };
    await desk.makeLead('own', { answers });
    const text = await (await desk.call('office-editor', '/export')).text();
    expect(text.split('\r\n')[0]).toContain(',Message,Answers,Listing,');
    expect(text).toMatch(/"[^"]*Full name: Kofi\n[^"]*: WhatsApp\n[^"]*: Hello\n'=1\+1"/);
  });

  test('ends where the leads do, however many there are', async () => {
    await desk.rows(sql`
      insert into leads (name, email, form, office_id) select 'N' || n, 'n@example.com', 'inquiry', ${desk.network.own}
      from generate_series(1, 601) n`);
    const lines = (await (await desk.call('office-editor', '/export')).text()).trim().split('\r\n');
    expect(lines).toHaveLength(602);
    expect(new Set(lines).size).toBe(602);
    await desk.rows(sql`delete from leads where email = 'n@example.com'`);
  });
});

describe('what a visitor agreed to', () => {
  test.each(everyone)(
    'with a lead of $place is shown to $role who may read it',
    async ({ role, place, mayWork }) => {
      const { id } = await desk.makeLead(place);
      await desk.rows(sql`
      insert into consents (kind, given, version, wording, wording_hash, locale, form, page, address, lead_id)
      values ('sms', false, 'sms 1 fr-CA', 'Répondez STOP', 'h', 'fr-CA', 'inquiry', '/', '10.0.0.1', ${id}),
        ('newsletter', true, 'newsletter 1 fr-CA', 'L’infolettre', 'h', 'fr-CA', 'newsletter', '/', '10.0.0.1', ${id})`);
      const user = role === 'public' ? null : desk.network.users[role];
      const req = await createLocalReq(user ? { user } : {}, desk.backend.payload);
      const drawn = await ConsentsOfLead({ id, req });
      if (!mayWork) return expect(drawn).toBeNull();
      const html = renderToStaticMarkup(drawn);
      expect(html).toContain('Text messages: no');
      expect(html).toContain('Newsletter: yes');
      expect(html).toContain('<q lang="fr-CA">Répondez STOP</q>');
      expect(html).not.toContain('10.0.0.1');
    },
  );
});

test('a lead is assigned within its office, by whoever works on it', async () => {
  const { payload } = desk.backend;
  const person = (office: number) =>
    payload.create({
      collection: 'people',
      data: { first_name: 'Ama', last_name: 'Mensah', scope: 'office', office },
    });
  const [mine, theirs] = [await person(desk.network.own), await person(desk.network.other)];
  const { id } = await desk.makeLead('own');
  const assign = (to: number) =>
    payload.update({
      ...{ collection: 'leads', id, depth: 0, data: { assigned_to: to, revision: 1 } },
      ...{ overrideAccess: false, user: desk.network.users['office-editor'] },
    });
  await expect(assign(theirs.id)).rejects.toThrow();
  expect(await assign(mine.id)).toMatchObject({ assigned_to: mine.id });
});
