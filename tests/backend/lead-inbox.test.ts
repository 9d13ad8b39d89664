import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LeadConsentsPanel } from '@/lib/backend/leads/inbox/lead-panels';
import { accessMatrix, type LeadInbox, startLeadInbox } from './support/lead-inbox';

let inbox: LeadInbox;
beforeAll(async () => {
  inbox = await startLeadInbox();
});
afterAll(() => inbox?.backend.stop());
beforeEach(() => inbox.clear());

const roles = [...new Set(accessMatrix.map(({ role }) => role))];
const mails = () => inbox.rows(sql`select * from mail_queue order by id`);
let keys = 0;
const newKey = () => (++keys).toString(16).padStart(24, '0');

describe('lead inbox › reply by mail', () => {
  test.each(accessMatrix)(
    'by $role to a lead of $place follows the access rule',
    async ({ role, place, mayWork }) => {
      const { id } = await inbox.createLead(place);
      const answer = await inbox.call(role, `/${id}/answer`, { key: newKey(), words: 'Come and see us.' });
      const { state, replies } = await inbox.findLead(id);
      expect(answer.status === 201).toBe(mayWork);
      if (!mayWork) expect([403, 404]).toContain(answer.status);
      expect([state, replies?.length ?? 0, (await mails()).length]).toEqual(
        mayWork ? ['answered', 1, 1] : ['new', 0, 0],
      );
    },
  );

  test("is mailed in the visitor's locale with a reply-to address and stored with author and time", async () => {
    const { id } = await inbox.createLead('own');
    const words = 'Come and see us.\r\n\r\nOn <b>Monday</b>.';
    const answer = await inbox.call('office-editor', `/${id}/answer`, { key: newKey(), words });
    expect(await answer.json()).toEqual({ message: 'Your answer is being sent to kofi@example.com.' });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      ...{ recipient: 'kofi@example.com', reply_to: 'office-editor@example.com', lead_id: id },
      ...{
        subject: 'Votre message à osu',
        text: expect.stringContaining('Come and see us.\n\nOn <b>Monday</b>.'),
      },
      html: expect.not.stringContaining('<b>'),
    });
    const { replies, answered_at } = await inbox.findLead(id);
    expect(replies).toMatchObject([
      {
        ...{ text: 'Come and see us.\n\nOn <b>Monday</b>.', sent_at: expect.any(String) },
        by: 'office-editor (office-editor@example.com)',
      },
    ]);
    expect(answered_at).toEqual(expect.any(String));
  });

  test('is idempotent when it is sent twice or concurrently; a different reply is added', async () => {
    const { id } = await inbox.createLead('own');
    const body = { key: newKey(), words: 'Once.' };
    const sent = await Promise.all([1, 2, 3].map(() => inbox.call('office-editor', `/${id}/answer`, body)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { answered_at } = await inbox.findLead(id);
    await inbox.call('network-admin', `/${id}/answer`, { key: newKey(), words: 'And again.' });
    expect(await inbox.findLead(id)).toMatchObject({
      answered_at,
      replies: [{ text: 'Once.' }, { text: 'And again.' }],
    });
    expect(await mails()).toHaveLength(2);
  });

  test('is refused when it was changed after sending, and not reported as queued', async () => {
    const { id } = await inbox.createLead('own');
    const key = newKey();
    await inbox.call('office-editor', `/${id}/answer`, { key, words: 'At ten.' });
    const changed = await inbox.call('office-editor', `/${id}/answer`, { key, words: 'At eleven.' });
    expect(changed.status).toBe(409);
    expect(await changed.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/already sent/) }],
    });
    expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('At ten.')]);
  });

  test('to a closed lead is stored and leaves the lead closed', async () => {
    const { id } = await inbox.createLead('own', { state: 'closed', form: 'newsletter' });
    await inbox.call('office-editor', `/${id}/answer`, { key: newKey(), words: 'You are welcome.' });
    expect(await inbox.findLead(id)).toMatchObject({ state: 'closed', answered_at: expect.any(String) });
  });

  const onlyThese = 'Send only the text of your answer and its key';
  test.each<[string, object, string]>([
    ['nothing', { words: ' \n ' }, 'Write the answer to send'],
    ['too much', { words: 'a'.repeat(10_001) }, 'Shorten your answer to 10,000 characters'],
    ['what nobody sees', { words: 'a\u202eb' }, 'Remove the invisible character U+202E after "a"'],
    ['something else', { to: 'all@example.com' }, onlyThese],
    ['a number', { words: 5 }, onlyThese],
    ['no key', { key: undefined }, onlyThese],
    ['a key of its own', { key: "'; --" }, 'Send a key of 24 hexadecimal digits'],
  ])('with %s is refused with a message and changes nothing', async (_name, over, sentence) => {
    const { id } = await inbox.createLead('own');
    const answer = await inbox.call('network-admin', `/${id}/answer`, {
      key: newKey(),
      words: 'Yes',
      ...over,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ message: expect.stringContaining(sentence) }] });
    expect([(await inbox.findLead(id)).state, await mails()]).toEqual(['new', []]);
  });

  test.each(['abc', '0', '99999999999', '-1'])('to an invalid lead id %s is refused', async (id) => {
    const answer = await inbox.call('network-admin', `/${id}/answer`, { key: newKey(), words: 'Yes' });
    expect(answer.status).toBe(404);
  });

  test('is not stored when its mail cannot be queued', async () => {
    const { id } = await inbox.createLead('own');
    await inbox.rows(sql`alter table mail_queue rename to mail_queue_away`);
    const answer = await inbox.call('office-editor', `/${id}/answer`, { key: newKey(), words: 'Yes' });
    await inbox.rows(sql`alter table mail_queue_away rename to mail_queue`);
    expect(answer.status).toBe(500);
    expect(await inbox.findLead(id)).toMatchObject({ state: 'new', answered_at: null, replies: [] });
  });
});

describe('lead inbox › export', () => {
  test.each(roles)('contains for %s the leads they may read', async (role) => {
    const roleCases = accessMatrix.filter((one) => one.role === role);
    for (const { place } of roleCases) await inbox.createLead(place, { name: `=${place}` });
    const answer = await inbox.call(role, '/export');
    if (role === 'public') return expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = await answer.bytes();
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(head).toMatch(/^Number,Sent,State,/);
    const expectedRows = roleCases.filter(({ mayWork }) => mayWork).map(({ place }) => `,'=${place},`);
    expect(rows).toHaveLength(expectedRows.length);
    for (const [at, name] of expectedRows.entries()) expect(rows[at]).toContain(name);
    expect(rows[0]).toContain(',osu,');
  });

  test('reads only the exported fields of a lead and its office', async () => {
    await inbox.createLead('own', { answers: { message: 'Hello' } });
    const find = vi.spyOn(inbox.backend.payload, 'find');
    await (await inbox.call('network-admin', '/export')).text();
    const at = find.mock.calls.findIndex(([{ collection }]) => collection === 'leads');
    const read = await find.mock.results[at]?.value;
    const lead = read?.docs[0];
    find.mockRestore();
    for (const more of ['replies', 'attribution_entries', 'routing']) expect(lead).not.toHaveProperty(more);
    expect(lead).toMatchObject({ name: 'Kofi', message: 'Hello' });
    expect(lead).toHaveProperty('office', { id: inbox.network.own, name: 'osu' });
  });

  test('contains the form answers as text and escapes formulas', async () => {
    const answers = { full_name: 'Kofi', reach_by: 'whatsapp', message: 'Hello\n=1+1', privacy: true };
    await inbox.createLead('own', { answers });
    const text = await (await inbox.call('office-editor', '/export')).text();
    expect(text.split('\r\n')[0]).toContain(',Message,Answers,Listing,');
    expect(text).toMatch(/"[^"]*Full name: Kofi\n[^"]*: WhatsApp\n[^"]*: Hello\n'=1\+1"/);
  });

  test('ends with the last lead, however many there are', async () => {
    await inbox.rows(sql`
      insert into leads (name, email, form, office_id) select 'N' || n, 'n@example.com', 'inquiry', ${inbox.network.own}
      from generate_series(1, 601) n`);
    const rows = (await (await inbox.call('office-editor', '/export')).text()).trim().split('\r\n');
    expect(rows).toHaveLength(602);
    expect(new Set(rows).size).toBe(602);
    await inbox.rows(sql`delete from leads where email = 'n@example.com'`);
  });
});

describe('lead inbox › consent', () => {
  test.each(accessMatrix)(
    'of a lead of $place is visible to $role within their access',
    async ({ role, place, mayWork }) => {
      const { id } = await inbox.createLead(place);
      await inbox.rows(sql`
      insert into consents (kind, given, version, wording, wording_hash, locale, form, page, address, lead_id)
      values ('sms', false, 'sms 1 fr-CA', 'Répondez STOP', 'h', 'fr-CA', 'inquiry', '/', '10.0.0.1', ${id}),
        ('newsletter', true, 'newsletter 1 fr-CA', 'L’infolettre', 'h', 'fr-CA', 'newsletter', '/', '10.0.0.1', ${id})`);
      const user = role === 'public' ? null : inbox.network.users[role];
      const req = await createLocalReq(user ? { user } : {}, inbox.backend.payload);
      const element = await LeadConsentsPanel({ id, req });
      if (!mayWork) return expect(element).toBeNull();
      const html = renderToStaticMarkup(element);
      expect(html).toContain('Text messages: no');
      expect(html).toContain('Newsletter: yes');
      expect(html).toContain('<q lang="fr-CA">Répondez STOP</q>');
      expect(html).not.toContain('10.0.0.1');
    },
  );
});

test('lead inbox › a lead is assigned within its office by users who may edit it', async () => {
  const { payload } = inbox.backend;
  const person = (office: number) =>
    payload.create({
      collection: 'people',
      data: { first_name: 'Ama', last_name: 'Mensah', scope: 'office', office },
    });
  const [ownAgent, roleCases] = [await person(inbox.network.own), await person(inbox.network.other)];
  const { id } = await inbox.createLead('own');
  const assign = (to: number) =>
    payload.update({
      ...{ collection: 'leads', id, depth: 0, data: { assigned_to: to, revision: 1 } },
      ...{ overrideAccess: false, user: inbox.network.users['office-editor'] },
    });
  await expect(assign(roleCases.id)).rejects.toThrow();
  expect(await assign(ownAgent.id)).toMatchObject({ assigned_to: ownAgent.id });
});
