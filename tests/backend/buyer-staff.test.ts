import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type PayloadRequest } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { savePreferences } from '@/lib/backend/buyers/preferences';
import type { Buyer, Lead, Person } from '@/lib/backend/payload-types';
import { type BuyerTest, preferencesOf, startBuyerTest } from './support/buyers';
import { openCmsApi, signIn } from './support/cms-api';

type StaffRole = 'network-admin' | 'network-editor' | 'office-editor';

let network: BuyerTest;
let req: PayloadRequest;
let press: (role: StaffRole | null, listing: number) => Promise<{ status: number; text: string }>;
beforeAll(async () => {
  network = await startBuyerTest();
  req = await createLocalReq({}, network.backend.payload);
  const api = await openCmsApi();
  press = async (role, listing) => {
    const headers = role ? await signIn(api, `${role}@example.com`, 'long enough to pass') : {};
    const response = await api(`/listings/${listing}/mail-buyers`, { method: 'POST', headers });
    return { status: response.status, text: await response.text() };
  };
});
afterAll(() => network?.backend.stop());
beforeEach(async () => {
  await network.clear();
  await network.rows(sql`delete from leads`);
});

const requestOf = (role: StaffRole | null) =>
  createLocalReq(role ? { user: network.network.users[role] } : {}, network.backend.payload);

const food = preferencesOf({ category: ['Food'], price: { min: null, max: 500_000_00 } });
const createReader = async (fields: Partial<Buyer> = {}, preferences = food) => {
  const buyer = await network.createBuyer({ office: network.network.own, ...fields });
  await savePreferences(buyer.id, preferences, req);
  return buyer;
};
const recipients = async () =>
  (await network.rows(sql`select recipient from mail_queue order by recipient`)).map(
    ({ recipient }) => recipient,
  );

describe('the buyers for a listing', () => {
  const list = async (role: StaffRole | null, listing: number) => {
    const { findListingBuyers } = await import('@/lib/backend/buyers/staff/find-listing-buyers');
    const buyers = await findListingBuyers(listing, await requestOf(role));
    return buyers.map(({ email }) => email).sort();
  };

  test('are those of the own offices, or all for network staff, and none for the public', async () => {
    const [own, other, unassigned] = [
      await createReader(),
      await createReader({ office: network.network.other }),
      await createReader({ office: null }),
    ];
    await createReader({}, preferencesOf({ category: ['Health'] }));
    await createReader({ status: 'cancelled' });
    const { id } = await network.createListing({ asking_price: 100_000_00 });
    expect(await list('office-editor', id)).toEqual([own.email]);
    const everyone = [own.email, other.email, unassigned.email].sort();
    for (const role of ['network-editor', 'network-admin'] as const)
      expect(await list(role, id)).toEqual(everyone);
    expect(await list(null, id)).toEqual([]);
    const draft = await network.createListing({ status: 'withdrawn' });
    expect(await list('network-admin', draft.id)).toEqual([]);
  });

  test('are mailed once, if they agreed, by those who see them', async () => {
    const [own, other] = [await createReader(), await createReader({ office: network.network.other })];
    await createReader({}, { ...food, weekly_mail: false });
    const { id } = await network.createListing({ asking_price: 100_000_00 });
    expect((await press(null, id)).status).toBe(403);
    const [first, second] = await Promise.all([press('office-editor', id), press('office-editor', id)]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(`${first?.text}${second?.text}`).toContain('A mail to 1 buyer is being sent.');
    expect(await recipients()).toEqual([own.email]);
    expect((await press('network-admin', id)).text).toContain('A mail to 1 buyer');
    expect(await recipients()).toEqual([own.email, other.email].sort());
    expect((await press('network-admin', id)).text).toContain('already emailed');
    expect((await press('network-admin', 999_999)).status).toBe(404);
  });
});

describe('what staff see of a buyer', () => {
  const show = async (role: StaffRole | null, buyer: number) => {
    const { BuyerSummaryPanel } = await import('@/lib/backend/buyers/staff/buyer-summary-panel');
    const panel = await BuyerSummaryPanel({ id: buyer, req: await requestOf(role) });
    return panel && renderToStaticMarkup(panel);
  };

  test('is what the buyer looks for, saved, viewed and sent, without the buyer’s notes', async () => {
    const buyer = await createReader({}, { ...food, region: ['greater-accra'] });
    const device = await network.signIn(buyer);
    const [saved, viewed] = [await network.createListing(), await network.createListing()];
    await device.call('save-listing', { listing: saved.slug, isSaved: true });
    await device.call('note-listing', { listing: saved.slug, note: 'My own note' });
    await device.call('record-view', { listing: viewed.slug });
    await device.call('save-search', { query: 'words=kente', name: 'Kente', frequency: 'daily' });
    await network.backend.payload.create({
      collection: 'leads',
      data: {
        ...{ state: 'new', form: 'inquiry', name: 'Ama', email: buyer.email, office: network.network.own },
        language: 'en-GH',
      },
    });
    const html = await show('office-editor', buyer.id);
    for (const text of [
      'Regions: Greater Accra',
      'Trades: Food',
      'GH₵500,000',
      saved.title,
      viewed.title,
      'Kente (mails: daily)',
      'inquiry',
    ])
      expect(html).toContain(text);
    expect(html).not.toContain('My own note');
  });

  test('is nothing for other offices and the public', async () => {
    const { id } = await createReader({ office: network.network.other });
    expect(await show('office-editor', id)).toBeNull();
    expect(await show(null, id)).toBeNull();
    expect(await show('network-editor', id)).toContain('Food');
  });

  test('has no leads of other offices', async () => {
    const buyer = await createReader();
    await network.backend.payload.create({
      collection: 'leads',
      data: {
        ...{ state: 'new', form: 'inquiry', name: 'Ama', email: buyer.email, office: network.network.other },
        language: 'en-GH',
      },
    });
    expect(await show('office-editor', buyer.id)).not.toContain('inquiry');
    expect(await show('network-admin', buyer.id)).toContain('inquiry');
  });

  test('has no views older than 180 days, which are deleted', async () => {
    const { deleteOldViews } = await import('@/lib/backend/buyers/viewed-listings');
    const buyer = await createReader();
    const [old, recent] = [await network.createListing(), await network.createListing()];
    await network.rows(
      sql`insert into viewed_listings values (${buyer.id}, ${old.id}, now() - interval '181 days'), (${buyer.id}, ${recent.id}, now() - interval '179 days')`,
    );
    const html = await show('office-editor', buyer.id);
    expect(html).toContain(recent.title);
    expect(html).not.toContain(`${old.title}<`);
    await deleteOldViews(network.backend.payload);
    expect(await network.rows(sql`select listing_id from viewed_listings`)).toEqual([
      { listing_id: recent.id },
    ]);
  });

  test('are figures of the own offices on the dashboard', async () => {
    const { countBuyers } = await import('@/lib/backend/buyers/staff/buyer-statistics');
    const { payload } = network.backend;
    const { id } = await createReader();
    await createReader({ office: network.network.other });
    await createReader({ status: 'unconfirmed' });
    await network.rows(sql`update buyers set created_at = now() - interval '8 days' where id = ${id}`);
    const { users } = network.network;
    expect(await countBuyers(payload, users['office-editor'])).toEqual({ active: 1, added: 0, mailed: 1 });
    expect(await countBuyers(payload, users['network-admin'])).toEqual({ active: 2, added: 1, mailed: 2 });
  });

  test('of the buyer’s choices staff cannot change any', async () => {
    const { payload } = network.backend;
    const { id } = await createReader();
    const data = { preferences: null, weekly_mail: false, notes: 'Called' };
    const as = { overrideAccess: false, user: network.network.users['office-editor'] };
    await payload.update({ collection: 'buyers', id, data, ...as }).catch(() => null);
    const stored = await payload.findByID({ collection: 'buyers', id, depth: 0 });
    expect(stored).toMatchObject({ preferences: food, weekly_mail: true });
  });
});

describe('the first answer to a registration', () => {
  let agents: Person[];
  beforeAll(async () => {
    agents = [];
    for (const name of ['Esi', 'Kwame'])
      agents.push(
        await network.backend.payload.create({
          collection: 'people',
          data: {
            ...{ first_name: name, last_name: 'Owusu', scope: 'office', office: network.network.own },
            ...{ is_agent: true, show_on_website: true, _status: 'published', slug: name.toLowerCase() },
          },
        }),
      );
  });
  const answer = async (
    email: string,
    agent: Person | undefined,
    {
      office = network.network.own,
      form = 'buyer-registration',
    }: { office?: number; form?: Lead['form'] } = {},
  ) => {
    const { payload } = network.backend;
    const { id } = await payload.create({
      collection: 'leads',
      data: {
        ...{ state: 'new', form, name: 'Ama', email, office, assigned_to: agent?.id ?? null },
        language: 'en-GH',
      },
    });
    await payload.update({ collection: 'leads', id, data: { state: 'answered' } });
  };
  const assigned = async ({ id }: Buyer) => {
    const { agent, office } = await network.backend.payload.findByID({ collection: 'buyers', id, depth: 0 });
    return { agent, office };
  };

  test('assigns its agent and office to the buyer, and later ones do not', async () => {
    const buyer = await network.createBuyer();
    await answer(buyer.email.toUpperCase(), agents[0]);
    await answer(buyer.email, agents[1]);
    expect(await assigned(buyer)).toEqual({ agent: agents[0]?.id, office: network.network.own });
  });

  test('does not replace the agent or the office that staff set', async () => {
    const withAgent = await network.createBuyer({
      agent: agents[1]?.id ?? null,
      office: network.network.own,
    });
    const elsewhere = await network.createBuyer({ office: network.network.other });
    for (const { email } of [withAgent, elsewhere]) await answer(email, agents[0]);
    expect(await assigned(withAgent)).toEqual({ agent: agents[1]?.id, office: network.network.own });
    expect(await assigned(elsewhere)).toEqual({ agent: null, office: network.network.other });
  });

  test('without a responsible person assigns its office', async () => {
    const buyer = await network.createBuyer();
    await answer(buyer.email, undefined);
    expect(await assigned(buyer)).toEqual({ agent: null, office: network.network.own });
  });

  test('counts, and not that to an inquiry, which anyone can send under any address', async () => {
    const buyer = await network.createBuyer();
    await answer(buyer.email, agents[0], { form: 'inquiry' });
    expect(await assigned(buyer)).toEqual({ agent: null, office: null });
  });

  test('does not count for an unconfirmed address', async () => {
    const buyer = await network.createBuyer({ status: 'unconfirmed' });
    await answer(buyer.email, agents[0]);
    expect(await assigned(buyer)).toEqual({ agent: null, office: null });
  });

  test('of another address changes nothing', async () => {
    const buyer = await network.createBuyer();
    await answer('somebody@example.com', agents[0]);
    expect(await assigned(buyer)).toEqual({ agent: null, office: null });
  });
});
