import { sql } from '@payloadcms/db-postgres/drizzle';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FailingMessages, findFailingMessages } from '@/lib/backend/leads/inbox/failing-messages';
import { findLeadCounts, LeadStatistics } from '@/lib/backend/leads/inbox/lead-statistics';
import { findOpenLeads } from '@/lib/backend/leads/inbox/open-leads';
import type { FormName } from '@/schemas/forms/forms';
import { sampleCases } from '../support/test-scope';
import { accessMatrix, type LeadInbox, type LeadPlace, startLeadInbox } from './support/lead-inbox';
import { officeData } from './support/network';

// Its buttons need a browser.
vi.mock('@/lib/backend/leads/inbox/failing-message', () => ({
  FailingMessageItem: ({ children }: { children: ReactNode }) => children,
}));

let inbox: LeadInbox;
beforeAll(async () => {
  inbox = await startLeadInbox();
});
afterAll(() => inbox?.backend.stop());
beforeEach(() => inbox.clear());

describe('mails that failed for a day', () => {
  const queue = (id: string, leadId: number, hours: number) =>
    inbox.rows(sql`
      insert into mail_queue (id, lead_id, recipient, subject, text, html, error, due_at, queued_at)
      values (${id}, ${leadId}, 'a@example.com', 'S', 'T', 'H', 'No such mailbox', now() + interval '30 minutes',
        now() - make_interval(hours => ${hours}))`);
  const waiting = () =>
    inbox.rows(sql`select id from mail_queue where due_at <= now() and abandoned_at is null`);

  test.each(accessMatrix)(
    'of a lead of $place are visible to $role within their access',
    async ({ role, place, mayWork }) => {
      const { id } = await inbox.createLead(place);
      await queue('late', id, 25);
      await queue('young', id, 23);
      if (role !== 'public') {
        const { messages: found } = await findFailingMessages(
          inbox.backend.payload,
          inbox.network.users[role],
        );
        expect(found.map((mail) => mail.id)).toEqual(mayWork ? ['late'] : []);
      }
      const answer = await inbox.call(role, '/messages', { kind: 'mail', ids: ['late'], outcome: 'again' });
      expect(answer.status === 200).toBe(mayWork);
      expect(await waiting()).toEqual(mayWork ? [{ id: 'late' }] : []);
    },
  );

  const counts: [number, string | null][] = [
    [21, '1 more message has not been sent either'],
    [20, null],
    [23, '3 more messages have not been sent either'],
  ];
  test.each(sampleCases(counts, 1))(
    'are counted as %i, of which twenty are listed',
    async (count, heading) => {
      const { id } = await inbox.createLead('own');
      for (let n = 0; n < count; n++) await queue(`late-${n}`, id, 25 + n);
      const { payload } = inbox.backend;
      const user = inbox.network.users['office-editor'];
      const { messages, more } = await findFailingMessages(payload, user);
      expect([messages.length, more]).toEqual([20, count - 20]);
      expect(messages[0]?.id).toBe(`late-${count - 1}`);
      const html = renderToStaticMarkup(await FailingMessages({ payload, user }));
      expect(html.match(/<h3>/g)).toHaveLength(20);
      if (heading) expect(html).toContain(heading);
      else expect(html).not.toContain(' more ');
    },
  );

  test('are discarded on request and never sent', async () => {
    const { sendNextMessage } = await import('@/lib/backend/platform/queue/send-next-message');
    const { mailQueue } = await import('@/lib/backend/leads/mail/mail-queue');
    const { id } = await inbox.createLead('own');
    await queue('late', id, 25);
    const answer = await inbox.call('office-editor', '/messages', {
      kind: 'mail',
      ids: ['late'],
      outcome: 'never',
    });
    expect(await answer.json()).toEqual({ message: 'The mail is not retried.' });
    await inbox.rows(sql`update mail_queue set due_at = now()`);
    expect(await sendNextMessage(mailQueue, inbox.backend.payload)).toBe(false);
    const remaining = await findFailingMessages(inbox.backend.payload, inbox.network.users['network-admin']);
    expect(remaining).toEqual({ messages: [], more: 0 });
    const retry = await inbox.call('office-editor', '/messages', {
      kind: 'mail',
      ids: ['other'],
      outcome: 'again',
    });
    expect(retry.status).toBe(404);
  });
});

test('failed mails › stay with their sender when staff retry during delivery; empty mails are not sent', async () => {
  const { id } = await inbox.createLead('own');
  const queue = (mail: string, text: string) =>
    inbox.rows(sql`
      insert into mail_queue (id, lead_id, recipient, subject, text, html, due_at, leased_until, abandoned_at)
      values (${mail}, ${id}, 'a@example.com', 'S', ${text}, 'H', now(), now() + interval '30 seconds', now())`);
  await queue('leased', 'T');
  await queue('emptied', '');
  const request = { kind: 'mail', ids: ['leased', 'emptied'], outcome: 'again' };
  expect((await inbox.call('office-editor', '/messages', request)).status).toBe(200);
  expect(
    await inbox.rows(
      sql`select id, leased_until > now() as leased, abandoned_at is null as waits from mail_queue order by id`,
    ),
  ).toEqual([
    { id: 'emptied', leased: true, waits: false },
    { id: 'leased', leased: true, waits: true },
  ]);
});

describe('text messages that failed for a day', () => {
  const queue = (id: string, leadId: number | null, hours: number) =>
    inbox.rows(sql`
      insert into sms_queue (id, lead_id, recipient, text, is_reply, error, due_at, queued_at)
      values (${id}, ${leadId}, '+233244123456', 'Welcome', ${leadId === null}, 'No credit', 'infinity',
        now() - make_interval(hours => ${hours}))`);
  const texts = () =>
    inbox.rows(sql`select id from sms_queue where due_at <= now() and abandoned_at is null`);

  test.each(accessMatrix)(
    'of a lead of $place are visible to $role within their access',
    async ({ role, place, mayWork }) => {
      const { id } = await inbox.createLead(place);
      await queue('late', id, 25);
      await queue('young', id, 23);
      if (role !== 'public') {
        const { messages: found } = await findFailingMessages(
          inbox.backend.payload,
          inbox.network.users[role],
        );
        const late = { kind: 'text', id: 'late', lead_id: id, subject: 'Welcome', error: 'No credit' };
        expect(found).toMatchObject(mayWork ? [late] : []);
      }
      const request = { kind: 'text', ids: ['late'], outcome: 'again' };
      const answer = await inbox.call(role, '/messages', request);
      expect(answer.status === 200).toBe(mayWork);
      expect(await texts()).toEqual(mayWork ? [{ id: 'late' }] : []);
    },
  );

  test('that reply to a visitor are shown to network staff', async () => {
    await queue('stop-1', null, 25);
    const found = async (role: 'office-editor' | 'network-editor') =>
      (await findFailingMessages(inbox.backend.payload, inbox.network.users[role])).messages.map(
        ({ id }) => id,
      );
    expect([await found('office-editor'), await found('network-editor')]).toEqual([[], ['stop-1']]);
    await inbox.rows(sql`delete from sms_queue`);
  });
});

describe('lead statistics', () => {
  const sent = (
    place: LeadPlace,
    ago: string,
    answered: string | null,
    source: string | null,
    page: string,
    form: FormName = 'inquiry',
  ) =>
    inbox.rows(sql`
      insert into leads (name, email, form, office_id, created_at, answered_at, source, page)
      values ('N', 'n@example.com', ${form}, ${inbox.officeOf(place)}, now() - ${ago}::interval,
        now() - ${ago}::interval + ${answered}::interval, ${source}, ${page})`);

  test('show the sources of leads by office and how many were answered within a day', async () => {
    await sent('own', '10 days', '2 hours', 'google', '/a');
    await sent('own', '10 days', '2 days', 'google', '/a');
    await sent('own', '3 days', null, null, '/b');
    await sent('own', '1 hour', null, 'Direct', '/a');
    await sent('own', '40 days', null, 'old', '/old');
    await sent('other', '1 hour', null, null, '/c');
    await sent('network', '2 days', '1 hour', null, '/d');
    await inbox.createLead('own', { suspected: true });
    // These forms require no reply.
    await sent('own', '10 days', null, 'Direct', '/a', 'newsletter');
    await sent('own', '10 days', '1 hour', 'google', '/b', 'sms');
    const own = {
      ...{ office_id: inbox.network.own, office: 'osu', leads: 6, due: 3, answered_within_day: 1 },
      sources: [
        { name: 'google', count: 3 },
        { name: 'Direct', count: 2 },
        { name: null, count: 1 },
      ],
      pages: [
        { name: '/a', count: 4 },
        { name: '/b', count: 2 },
      ],
    };
    const { payload } = inbox.backend;
    expect(await findLeadCounts(payload, inbox.network.users['office-editor'])).toEqual([own]);
    const all = await findLeadCounts(payload, inbox.network.users['network-editor']);
    expect(all.map(({ office, leads, due }) => [office, leads, due])).toEqual([
      ['osu', 6, 3],
      ['tema', 1, 0],
      [null, 1, 1],
    ]);
    const html = renderToStaticMarkup(
      await LeadStatistics({ payload, user: inbox.network.users['office-editor'] }),
    );
    expect(html).toContain('6 leads; answered within a day: 1 of 3 due');
    expect(html).toContain('Sources: google (3), Direct (2), unknown (1)');
  });

  test('show open leads by office with their age, reminders and the median time to answer', async () => {
    await sent('own', '10 days', null, null, '/a');
    await sent('own', '40 days', null, null, '/a');
    await sent('own', '3 days', '1 hour', null, '/a');
    await sent('own', '3 days', '3 hours', null, '/a');
    await sent('own', '3 days', '2 hours', null, '/a');
    await sent('own', '90 days', null, null, '/a', 'newsletter');
    await sent('network', '2 days', null, null, '/a');
    await inbox.rows(
      sql`update leads set escalated_to = 'manager' where created_at < now() - interval '30 days'`,
    );
    const { payload } = inbox.backend;
    const figures = await findOpenLeads(payload, inbox.network.users['network-editor']);
    expect(
      figures.map(({ office, open, escalated, answer_time }) => [office, open, escalated, answer_time]),
    ).toEqual([
      ['osu', 2, 1, 7_200],
      [null, 1, 0, null],
    ]);
    const html = renderToStaticMarkup(
      await LeadStatistics({ payload, user: inbox.network.users['office-editor'] }),
    );
    expect(html).toContain('<th scope="row">osu</th><td>2</td><td>40 days</td><td>1</td><td>2 hours</td>');
    expect(html).not.toContain('The network itself');
  });

  test('list all offices: ten at first, the others on demand', async () => {
    const { payload } = inbox.backend;
    const { region, own, other } = inbox.network;
    const more = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) =>
        payload.create({ collection: 'offices', data: officeData(region, `office-${n}`) }),
      ),
    );
    const offices = [own, ...more.map(({ id }) => id), other];
    // The first office has the most leads, the last one has one.
    for (const [at, office] of offices.entries())
      await inbox.rows(sql`
        insert into leads (name, email, form, office_id)
        select 'N', 'n@example.com', 'inquiry', ${office}::int from generate_series(1, ${offices.length - at}::int)`);
    const html = renderToStaticMarkup(
      await LeadStatistics({ payload, user: inbox.network.users['network-editor'] }),
    );
    const [inSight = '', details = ''] = html.split('<details');
    expect(inSight.match(/<h3>/g)).toHaveLength(10);
    expect(inSight).toContain('<h3>osu</h3>');
    expect(details).toContain('1 more office</summary>');
    expect(details.match(/<h3>.*?<\/h3>/g)).toEqual(['<h3>tema</h3>']);
    const ofOne = await LeadStatistics({ payload, user: inbox.network.users['office-editor'] });
    expect(renderToStaticMarkup(ofOne)).not.toContain('<details');
  });

  test('are empty when there are no leads', async () => {
    const { payload } = inbox.backend;
    expect(await LeadStatistics({ payload, user: inbox.network.users['office-editor'] })).toBeNull();
  });
});
