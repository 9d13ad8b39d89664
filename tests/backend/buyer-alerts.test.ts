import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { savePreferences } from '@/lib/backend/buyers/preferences';
import { saveSearch, updateSearch } from '@/lib/backend/buyers/saved-searches';
import type { Buyer } from '@/lib/backend/payload-types';
import type { AlertFrequency } from '@/schemas/buyers/preferences';
import { type BuyerTest, preferencesOf, startBuyerTest } from './support/buyers';

let network: BuyerTest;
let req: PayloadRequest;
let matching: typeof import('@/lib/backend/buyers/match-changes');
let sending: typeof import('@/lib/backend/buyers/send-alerts');
let page: typeof import('@/lib/backend/contract/rest/buyer/alert-page');
beforeAll(async () => {
  network = await startBuyerTest();
  req = await createLocalReq({}, network.backend.payload);
  matching = await import('@/lib/backend/buyers/match-changes');
  sending = await import('@/lib/backend/buyers/send-alerts');
  page = await import('@/lib/backend/contract/rest/buyer/alert-page');
});
afterAll(() => network?.backend.stop());
beforeEach(() => network.clear());

/** A Sunday; weekly and daily mails are due the next morning. */
const sunday = new Date('2026-11-29T12:00:00Z');
const monday = new Date('2026-11-30T07:00:00Z');

const match = () => matching.matchChangedListings(network.backend.payload, sunday);
const send = async (now = monday) => {
  await match();
  while ((await sending.sendDueAlerts(network.backend.payload, now)) > 0);
};

const mailRow = z.object({
  ...{ id: z.string(), recipient: z.string(), subject: z.string(), text: z.string(), html: z.string() },
  ...{ reply_to: z.string().nullable(), list_unsubscribe: z.string().nullable(), buyer_id: z.number() },
});
const mails = async () =>
  z.array(mailRow).parse(await network.rows(sql`select * from mail_queue order by recipient, queued_at, id`));

const food = preferencesOf({ category: ['Food'] });
const createReader = async (fields: Partial<Buyer> = {}) => {
  const buyer = await network.createBuyer(fields);
  await savePreferences(buyer.id, food, req);
  return buyer;
};
const search = (buyer: Buyer, frequency: AlertFrequency, query = 'category=Food') =>
  saveSearch(buyer.id, { query, name: 'Bakeries', frequency }, req);

describe('the weekly mail', () => {
  test('is sent on Monday, once for each listing, with what it matches and a link to all', async () => {
    const buyer = await createReader();
    const { slug, title } = await network.createListing({ asking_price: 250_000_00 });
    await match();
    await send(new Date(monday.getTime() - 1));
    expect(await mails()).toEqual([]);
    await send();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: buyer.email, buyer_id: buyer.id });
    expect(mail?.subject).toBe('1 business matches what you are looking for');
    for (const part of [title, `/buy-a-business/listings/${slug}`, 'Matches: Food', 'GH₵250,000'])
      expect(mail?.text).toContain(part);
    expect(mail?.text).toContain('/bizmatch/search');
    await network.backend.payload.update({
      ...{ collection: 'listings', where: {}, data: { asking_price: 200_000_00 } },
    });
    await send(new Date('2027-01-11T07:00:00Z'));
    expect(await mails()).toHaveLength(1);
  });

  test('shows ten listings and the number of the others', async () => {
    await createReader();
    for (let n = 0; n < 12; n += 1) await network.createListing();
    await send();
    const [mail] = await mails();
    expect(mail?.subject).toBe('12 businesses match what you are looking for');
    expect(mail?.text.match(/\/buy-a-business\/listings\//g)).toHaveLength(10);
    expect(mail?.text).toContain('2 more are on the website.');
    await send(new Date('2027-01-11T07:00:00Z'));
    expect(await mails()).toHaveLength(1);
  });

  test('is in the language of the buyer and names who looks after the buyer', async () => {
    const { payload } = network.backend;
    const agent = await payload.create({
      collection: 'people',
      data: {
        ...{ first_name: 'Esi', last_name: 'Owusu', email: 'esi@example.com', scope: 'office' },
        ...{ office: network.network.own, is_agent: true, show_on_website: true, _status: 'published' },
        ...{ slug: 'esi-owusu' },
      },
    });
    await createReader({ language: 'fr-CA', agent: agent.id, office: network.network.own });
    await createReader({ office: network.network.other });
    await network.createListing();
    await send();
    const [french, english] = await mails();
    expect(french?.subject).toBe('1 entreprise correspond à vos critères');
    expect(french?.text).toContain('Esi Owusu, osu');
    expect(french?.reply_to).toBe('esi@example.com');
    expect(english?.text).toContain('Your contact: tema');
  });

  test('lists only what is still wanted when it is sent', async () => {
    const [moved, hiding, cancelled, reader] = [
      await createReader(),
      await createReader(),
      await createReader(),
      await createReader(),
    ];
    const [current, sold] = [await network.createListing(), await network.createListing()];
    await match();
    await savePreferences(moved.id, preferencesOf({ category: ['Health'] }), req);
    await network.rows(
      sql`insert into hidden_matches (buyer_id, listing_id) values (${hiding.id}, ${current.id})`,
    );
    const { payload } = network.backend;
    await payload.update({ collection: 'buyers', id: cancelled.id, data: { status: 'cancelled' } });
    await payload.update({ collection: 'listings', id: sold.id, data: { status: 'withdrawn' } });
    await send();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([reader.email]);
  });
});

describe('mails about a saved search', () => {
  test.each<[AlertFrequency, string]>([
    ['instant', '2026-11-29T12:01:00Z'],
    ['daily', '2026-11-30T07:00:00Z'],
    ['weekly', '2026-11-30T07:00:00Z'],
  ])('that is %s are sent at %s', async (frequency, time) => {
    await search(await network.createBuyer(), frequency);
    await network.createListing();
    await match();
    const due = new Date(time);
    await send(new Date(due.getTime() - 1));
    expect(await mails()).toEqual([]);
    await send(due);
    const [mail] = await mails();
    expect(mail?.subject).toBe('1 business for your search “Bakeries”');
    expect(mail?.text).toContain('/buy-a-business/business-listing-search?category=Food');
  });

  test('and the weekly mail list a listing once', async () => {
    const buyer = await createReader();
    await search(buyer, 'instant');
    await network.createListing();
    await match();
    await send(sunday);
    await send(new Date('2026-11-29T12:01:00Z'));
    await send();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['1 business for your search “Bakeries”']);
  });

  test('find words as the search does', async () => {
    await search(await network.createBuyer(), 'instant', 'words=kente');
    const { title } = await network.createListing({ description: 'We weave kente cloth' });
    const other = await network.createListing({ description: 'Bread' });
    await send();
    const [mail] = await mails();
    expect(mail?.text).toContain(title);
    expect(mail?.text).not.toContain(other.title);
    expect(mail?.text).toContain('Matches: kente');
  });

  test('end when its frequency is never', async () => {
    const buyer = await network.createBuyer();
    const saved = await search(buyer, 'daily');
    await network.createListing();
    await match();
    await updateSearch(buyer.id, { id: saved?.id ?? 0, name: 'x', frequency: 'never' }, req);
    await network.createListing();
    await send();
    expect(await mails()).toEqual([]);
    expect(await network.rows(sql`select 1 from due_alerts`)).toEqual([]);
  });
});

describe('exactly once', () => {
  test('when three instances send at once', async () => {
    const readers = [];
    for (let n = 0; n < 12; n += 1) {
      const reader = await createReader();
      await search(reader, 'daily');
      readers.push(reader.email);
    }
    const listings = [await network.createListing(), await network.createListing()];
    await match();
    const { payload } = network.backend;
    const sendAll = async () => {
      while ((await sending.sendDueAlerts(payload, monday)) > 0);
    };
    await Promise.all([sendAll(), sendAll(), sendAll()]);
    await sendAll();
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(readers.sort());
    for (const { title } of listings)
      expect(sent.filter(({ text }) => text.includes(title))).toHaveLength(readers.length);
  });

  test.each(['mail_queue', 'mailed_listings'])('when it is interrupted while it writes %s', async (table) => {
    await createReader();
    await network.createListing();
    await match();
    await network.rows(
      sql`create or replace function interrupt() returns trigger language plpgsql as $$ begin raise 'interrupted'; end $$`,
    );
    await network.rows(
      sql`create trigger interrupt after insert on ${sql.identifier(table)} for each row execute function interrupt()`,
    );
    const { payload } = network.backend;
    expect(await sending.sendDueAlerts(payload, monday)).toBe(1);
    await network.rows(sql`drop trigger interrupt on ${sql.identifier(table)}`);
    expect(await mails()).toEqual([]);
    const later = new Date(monday.getTime() + 2 * 3_600_000);
    expect(await sending.sendDueAlerts(payload, later)).toBe(1);
    expect(await sending.sendDueAlerts(payload, later)).toBe(0);
    expect(await mails()).toHaveLength(1);
  });
});

describe('unsubscribing', () => {
  const request = (address: string, method: string) =>
    (method === 'POST' ? page.stopAlert : page.showAlertPage)(new Request(address, { method }));
  const addressIn = async (subject: RegExp) =>
    (await mails()).find((mail) => subject.test(mail.subject))?.list_unsubscribe ?? '';

  test('with one request ends the weekly mail only', async () => {
    const buyer = await createReader();
    await search(buyer, 'weekly', 'words=bread');
    await network.createListing();
    await send();
    const address = await addressIn(/match/);
    const shown = await request(address, 'GET');
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await shown.text()).toContain('Stop the weekly email');
    const { payload } = network.backend;
    const find = () => payload.findByID({ collection: 'buyers', id: buyer.id, depth: 0 });
    expect(await find()).toMatchObject({ weekly_mail: true });
    for (const response of [await request(address, 'POST'), await request(address, 'POST')])
      expect(response.status).toBe(200);
    expect(await find()).toMatchObject({ weekly_mail: false, preferences: { weekly_mail: false } });
    await network.createListing({ description: 'Fresh bread' });
    await send(new Date('2027-01-11T07:00:00Z'));
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      '1 business for your search “Bakeries”',
      '1 business matches what you are looking for',
    ]);
  });

  test('from a search leaves the others', async () => {
    const buyer = await createReader();
    await search(buyer, 'instant');
    await network.createListing();
    await send();
    const address = await addressIn(/Bakeries/);
    expect(await (await request(address, 'GET')).text()).toContain('Stop emails about “Bakeries”');
    await request(address, 'POST');
    await network.createListing();
    await send(new Date('2027-01-11T07:00:00Z'));
    expect((await mails()).at(-1)?.subject).toBe('1 business matches what you are looking for');
    expect(await network.rows(sql`select frequency from saved_searches`)).toEqual([{ frequency: 'never' }]);
  });

  test('needs the token of the mail', async () => {
    await createReader();
    await network.createListing();
    await send();
    const address = await addressIn(/match/);
    for (const wrong of [address.slice(0, -1), address.replace(/token=.*/, 'token=x'), 'http://localhost/'])
      expect((await request(wrong, 'POST')).status).toBe(404);
    expect(await network.rows(sql`select weekly_mail from buyers`)).toEqual([{ weekly_mail: true }]);
  });
});
