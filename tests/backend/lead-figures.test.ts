import { sql } from '@payloadcms/db-postgres/drizzle';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FiguresOfOffices } from '@/lib/backend/desk/figures-of-offices';
import { findFailingMails } from '@/lib/backend/desk/find-failing-mails';
import { findFigures } from '@/lib/backend/desk/find-figures';
import { type Desk, everyone, openDesk, type Place } from './support/lead-desk';

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
      const found = await findFailingMails(desk.backend.payload, desk.network.users[role]);
      expect(found.map((mail) => mail.id)).toEqual(mayWork ? ['late'] : []);
    }
    const answer = await desk.call(role, '/mails', { mails: ['late'], outcome: 'again' });
    expect(answer.status === 200).toBe(mayWork);
    expect(await waiting()).toEqual(mayWork ? [{ id: 'late' }] : []);
  });

  test('are left when staff say so, and never sent', async () => {
    const { sendQueued } = await import('@/lib/backend/mail/send-queued');
    const { id } = await desk.makeLead('own');
    await queue('late', id, 25);
    const answer = await desk.call('office-editor', '/mails', { mails: ['late'], outcome: 'never' });
    expect(await answer.json()).toEqual({ message: 'The mail is not tried again.' });
    await desk.rows(sql`update mail_queue set due_at = now()`);
    expect(await sendQueued(desk.backend.payload)).toBe(false);
    expect(await findFailingMails(desk.backend.payload, desk.network.users['network-admin'])).toEqual([]);
    const again = await desk.call('office-editor', '/mails', { mails: ['other'], outcome: 'again' });
    expect(again.status).toBe(404);
  });
});

describe('the figures', () => {
  const sent = (place: Place, ago: string, answered: string | null, source: string | null, page: string) =>
    desk.rows(sql`
      insert into leads (name, email, form, office_id, created_at, answered_at, source, page)
      values ('N', 'n@example.com', 'inquiry', ${desk.officeAt(place)}, now() - ${ago}::interval,
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
    const { payload } = desk.backend;
    expect(await findFigures(payload, desk.network.users['office-editor'])).toEqual([own]);
    const all = await findFigures(payload, desk.network.users['network-editor']);
    expect(all.map(({ office, leads, due }) => [office, leads, due])).toEqual([
      ['osu', 4, 3],
      ['tema', 1, 0],
      [null, 1, 1],
    ]);
    const drawn = renderToStaticMarkup(
      await FiguresOfOffices({ payload, user: desk.network.users['office-editor'] }),
    );
    expect(drawn).toContain('4 leads, 1 of the 3 due answered within a day');
    expect(drawn).toContain('From google (2), Direct (1), not known (1)');
  });

  test('are nothing where nothing was sent', async () => {
    const { payload } = desk.backend;
    expect(await FiguresOfOffices({ payload, user: desk.network.users['office-editor'] })).toBeNull();
  });
});
