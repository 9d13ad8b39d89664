import { sql } from '@payloadcms/db-postgres/drizzle';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FailingMessages } from '@/lib/backend/desk/failing-messages';
import { FiguresOfOffices } from '@/lib/backend/desk/figures-of-offices';
import { findFailingMessages } from '@/lib/backend/desk/find-failing-messages';
import { findFigures } from '@/lib/backend/desk/find-figures';
import type { FormName } from '@/schemas/forms/forms';
import { thinOut } from '../support/long-form';
import { type Desk, everyone, openDesk, type Place } from './support/lead-desk';
import { officeData } from './support/network';

// Its buttons are a browser's.
vi.mock('@/lib/backend/desk/waiting-message', () => ({
  WaitingMessage: ({ children }: { children: ReactNode }) => children,
}));

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.backend.stop());
beforeEach(() => desk.clear());

describe('mails that have not gone for a day', () => {
  const queue = (id: string, lead: number, hours: number) =>
    desk.rows(sql`
      insert into mail_queue (id, lead_id, recipient, subject, text, html, fault, due_at, queued_at)
      values (${id}, ${lead}, 'a@example.com', 'S', 'T', 'H', 'No such mailbox', now() + interval '30 minutes',
        now() - make_interval(hours => ${hours}))`);
  const waiting = () =>
    desk.rows(sql`select id from mail_queue where due_at <= now() and given_up_at is null`);

  test.each(everyone)('of a lead of $place, and $role', async ({ role, place, mayWork }) => {
    const { id } = await desk.makeLead(place);
    await queue('late', id, 25);
    await queue('young', id, 23);
    if (role !== 'public') {
      const { messages: found } = await findFailingMessages(desk.backend.payload, desk.network.users[role]);
      expect(found.map((mail) => mail.id)).toEqual(mayWork ? ['late'] : []);
    }
    const answer = await desk.call(role, '/messages', { kind: 'mail', ids: ['late'], outcome: 'again' });
    expect(answer.status === 200).toBe(mayWork);
    expect(await waiting()).toEqual(mayWork ? [{ id: 'late' }] : []);
  });

  const counts: [number, string | null][] = [
    [21, '1 more message has not gone either'],
    [20, null],
    [23, '3 more messages have not gone either'],
  ];
  test.each(thinOut(counts, 1))(
    'are %i: twenty are named, and it is said how many more there are',
    async (count, said) => {
      const { id } = await desk.makeLead('own');
      for (let n = 0; n < count; n++) await queue(`late-${n}`, id, 25 + n);
      const { payload } = desk.backend;
      const user = desk.network.users['office-editor'];
      const { messages, more } = await findFailingMessages(payload, user);
      expect([messages.length, more]).toEqual([20, count - 20]);
      expect(messages[0]?.id).toBe(`late-${count - 1}`);
      const drawn = renderToStaticMarkup(await FailingMessages({ payload, user }));
      expect(drawn.match(/<h3>/g)).toHaveLength(20);
      if (said) expect(drawn).toContain(said);
      else expect(drawn).not.toContain(' more ');
    },
  );

  test('are left when staff say so, and never sent', async () => {
    const { sendNext } = await import('@/lib/backend/queue/send-next');
    const { mailQueue } = await import('@/lib/backend/mail/mail-queue');
    const { id } = await desk.makeLead('own');
    await queue('late', id, 25);
    const answer = await desk.call('office-editor', '/messages', {
      kind: 'mail',
      ids: ['late'],
      outcome: 'never',
    });
    expect(await answer.json()).toEqual({ message: 'The mail is not tried again.' });
    await desk.rows(sql`update mail_queue set due_at = now()`);
    expect(await sendNext(mailQueue, desk.backend.payload)).toBe(false);
    const left = await findFailingMessages(desk.backend.payload, desk.network.users['network-admin']);
    expect(left).toEqual({ messages: [], more: 0 });
    const again = await desk.call('office-editor', '/messages', {
      kind: 'mail',
      ids: ['other'],
      outcome: 'again',
    });
    expect(again.status).toBe(404);
  });
});

test('what is on its way while staff want it sent again stays with whoever sends it, and what is empty is not sent', async () => {
  const { id } = await desk.makeLead('own');
  const queue = (mail: string, text: string) =>
    desk.rows(sql`
      insert into mail_queue (id, lead_id, recipient, subject, text, html, due_at, leased_until, given_up_at)
      values (${mail}, ${id}, 'a@example.com', 'S', ${text}, 'H', now(), now() + interval '30 seconds', now())`);
  await queue('leased', 'T');
  await queue('emptied', '');
  const asked = { kind: 'mail', ids: ['leased', 'emptied'], outcome: 'again' };
  expect((await desk.call('office-editor', '/messages', asked)).status).toBe(200);
  expect(
    await desk.rows(
      sql`select id, leased_until > now() as leased, given_up_at is null as waits from mail_queue order by id`,
    ),
  ).toEqual([
    { id: 'emptied', leased: true, waits: false },
    { id: 'leased', leased: true, waits: true },
  ]);
});

describe('text messages that have not gone for a day', () => {
  const queue = (id: string, lead: number | null, hours: number) =>
    desk.rows(sql`
      insert into sms_queue (id, lead_id, recipient, text, is_reply, fault, due_at, queued_at)
      values (${id}, ${lead}, '+233244123456', 'Welcome', ${lead === null}, 'No credit', 'infinity',
        now() - make_interval(hours => ${hours}))`);
  const texts = () => desk.rows(sql`select id from sms_queue where due_at <= now() and given_up_at is null`);

  test.each(everyone)('of a lead of $place, and $role', async ({ role, place, mayWork }) => {
    const { id } = await desk.makeLead(place);
    await queue('late', id, 25);
    await queue('young', id, 23);
    if (role !== 'public') {
      const { messages: found } = await findFailingMessages(desk.backend.payload, desk.network.users[role]);
      const late = { kind: 'text', id: 'late', lead_id: id, says: 'Welcome', fault: 'No credit' };
      expect(found).toMatchObject(mayWork ? [late] : []);
    }
    const asked = { kind: 'text', ids: ['late'], outcome: 'again' };
    const answer = await desk.call(role, '/messages', asked);
    expect(answer.status === 200).toBe(mayWork);
    expect(await texts()).toEqual(mayWork ? [{ id: 'late' }] : []);
  });

  test('in answer to what somebody wrote stand before the network’s staff', async () => {
    await queue('stop-1', null, 25);
    const found = async (role: 'office-editor' | 'network-editor') =>
      (await findFailingMessages(desk.backend.payload, desk.network.users[role])).messages.map(
        ({ id }) => id,
      );
    expect([await found('office-editor'), await found('network-editor')]).toEqual([[], ['stop-1']]);
    await desk.rows(sql`delete from sms_queue`);
  });
});

describe('the figures', () => {
  const sent = (
    place: Place,
    ago: string,
    answered: string | null,
    source: string | null,
    page: string,
    form: FormName = 'inquiry',
  ) =>
    desk.rows(sql`
      insert into leads (name, email, form, office_id, created_at, answered_at, source, page)
      values ('N', 'n@example.com', ${form}, ${desk.officeAt(place)}, now() - ${ago}::interval,
        now() - ${ago}::interval + ${answered}::interval, ${source}, ${page})`);

  test('of each office say from where leads came, and how many were answered within a day', async () => {
    await sent('own', '10 days', '2 hours', 'google', '/a');
    await sent('own', '10 days', '2 days', 'google', '/a');
    await sent('own', '3 days', null, null, '/b');
    await sent('own', '1 hour', null, 'Direct', '/a');
    await sent('own', '40 days', null, 'old', '/old');
    await sent('other', '1 hour', null, null, '/c');
    await sent('network', '2 days', '1 hour', null, '/d');
    await desk.makeLead('own', { suspected: true });
    // Nobody waits for an answer to these.
    await sent('own', '10 days', null, 'Direct', '/a', 'newsletter');
    await sent('own', '10 days', '1 hour', 'google', '/b', 'sms');
    const own = {
      ...{ office_id: desk.network.own, office: 'osu', leads: 6, due: 3, within_a_day: 1 },
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
    const { payload } = desk.backend;
    expect(await findFigures(payload, desk.network.users['office-editor'])).toEqual([own]);
    const all = await findFigures(payload, desk.network.users['network-editor']);
    expect(all.map(({ office, leads, due }) => [office, leads, due])).toEqual([
      ['osu', 6, 3],
      ['tema', 1, 0],
      [null, 1, 1],
    ]);
    const drawn = renderToStaticMarkup(
      await FiguresOfOffices({ payload, user: desk.network.users['office-editor'] }),
    );
    expect(drawn).toContain('6 leads, 1 of the 3 due answered within a day');
    expect(drawn).toContain('From google (3), Direct (2), not known (1)');
  });

  test('leave no office out: ten are in sight, and the others a press away', async () => {
    const { payload } = desk.backend;
    const { region, own, other } = desk.network;
    const more = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) =>
        payload.create({ collection: 'offices', data: officeData(region, `office-${n}`) }),
      ),
    );
    const offices = [own, ...more.map(({ id }) => id), other];
    // The first is the busiest, the last has one.
    for (const [at, office] of offices.entries())
      await desk.rows(sql`
        insert into leads (name, email, form, office_id)
        select 'N', 'n@example.com', 'inquiry', ${office}::int from generate_series(1, ${offices.length - at}::int)`);
    const drawn = renderToStaticMarkup(
      await FiguresOfOffices({ payload, user: desk.network.users['network-editor'] }),
    );
    const [inSight = '', behind = ''] = drawn.split('<details');
    expect(inSight.match(/<h3>/g)).toHaveLength(10);
    expect(inSight).toContain('<h3>osu</h3>');
    expect(behind).toContain('1 more office</summary>');
    expect(behind.match(/<h3>.*?<\/h3>/g)).toEqual(['<h3>tema</h3>']);
    const ofOne = await FiguresOfOffices({ payload, user: desk.network.users['office-editor'] });
    expect(renderToStaticMarkup(ofOne)).not.toContain('<details');
  });

  test('are nothing where nothing was sent', async () => {
    const { payload } = desk.backend;
    expect(await FiguresOfOffices({ payload, user: desk.network.users['office-editor'] })).toBeNull();
  });
});
