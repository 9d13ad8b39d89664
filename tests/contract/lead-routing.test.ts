import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startBackend, type TestBackend } from '../support/start-backend';
import { type ServedForms, serveForms } from './serve-forms';

let backend: TestBackend;
let served: ServedForms;

beforeAll(async () => {
  backend = await startBackend({ content: 'seeded' });
  await backend.payload.db.drizzle.execute(sql`delete from leads`);
  served = await serveForms();
});
afterAll(async () => {
  await served?.stop();
  await backend?.stop();
});

let visitors = 0;

type Submission = { form?: string; values?: object; headers?: Record<string, string> };

async function send({ form = 'valuation-start', values = {}, headers = {} }: Submission): Promise<Response> {
  visitors += 1;
  const response = await fetch(`${served.url}/api/forms/${form}`, {
    method: 'POST',
    headers: {
      ...{ origin: served.url, 'content-type': 'application/json' },
      ...{ 'x-client-address': `10.0.${visitors >> 8}.${visitors & 255}`, ...headers },
    },
    body: JSON.stringify({
      ...(form !== 'seller-registration' && { full_name: 'Kofi Boateng' }),
      ...(form === 'valuation-start' && { trade: 'Restaurant' }),
      ...{ email: `visitor-${visitors}@example.com`, privacy: true },
      ...{ _locale: 'en-GH', _page: '/en-GH/sell-a-business/what-is-my-business-worth', _place: '/' },
      ...values,
    }),
  });
  expect(response.status, JSON.stringify(values)).toBe(200);
  return response;
}

/** The last stored lead. */
async function lastLead() {
  const { docs } = await backend.payload.find({ collection: 'leads', depth: 0, limit: 1, sort: '-id' });
  const [lead] = docs;
  if (!lead) throw new Error('There is no lead');
  return lead;
}

async function slugOf(office: unknown): Promise<string | null> {
  if (typeof office !== 'number') return null;
  return (await backend.payload.findByID({ collection: 'offices', id: office, depth: 0 })).slug;
}

const mailSchema = z.object({ to: z.string(), replyTo: z.string().optional(), text: z.string() });

/** Sends the queued mails to the outbox and returns them. */
async function readOutbox() {
  const { sendNextMessage } = await import('@/lib/backend/platform/queue/send-next-message');
  const { mailQueue } = await import('@/lib/backend/leads/mail/mail-queue');
  while (await sendNextMessage(mailQueue, backend.payload));
  const folder = path.join(backend.dataDir, 'outbox');
  return readdirSync(folder).map((name) =>
    mailSchema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
  );
}

/** Places with the office that answers, and the rule that selects it. */
const addresses: [string, string | null, string][] = [
  ['Kumasi', 'adum', 'nearest'],
  ['AK-019-2846', 'adum', 'nearest'],
  ['Tamale', 'tamale', 'territory'],
  ['East Legon', 'east-legon', 'territory'],
  ['GM-012-3456', 'east-legon', 'territory'],
  ['E. Legon', 'east-legon', 'territory'],
  ['Osu, Accra', 'osu', 'territory'],
  ['14 Cantonments Road, Osu', 'osu', 'territory'],
  ['Labone', 'osu', 'territory'],
  ['Accra', 'osu', 'nearest'],
  ['ga 183 8164', 'osu', 'nearest'],
  ['Suame, Kumasi', 'adum', 'territory'],
  ['Santasi', 'ahodwo', 'territory'],
  ['Ahodwo', 'ahodwo', 'territory'],
  ['Ejisu', 'ahodwo', 'territory'],
  ['Obuasi', 'adum', 'territory'],
  ['Konongo', 'adum', 'nearest'],
  ['Kumase', 'adum', 'nearest'],
  ['Ashanti Region', 'adum', 'nearest'],
  ['Tema', 'tema', 'territory'],
  ['Ashaiman', 'tema', 'territory'],
  ['GT-020-7735', 'tema', 'territory'],
  ['Nungua', 'tema', 'territory'],
  ['Spintex', 'airport-city', 'territory'],
  ['Takoradi', 'takoradi', 'territory'],
  ['WS-274-6238', 'takoradi', 'nearest'],
  ['Tarkwa', 'takoradi', 'territory'],
  ['Cape Coast', 'cape-coast', 'territory'],
  ['Kasoa', 'cape-coast', 'territory'],
  ['Wa', 'tamale', 'territory'],
  ['XW-0012-3456', 'tamale', 'territory'],
  ['Bolgatanga', 'tamale', 'territory'],
  ['Sunyani', 'sunyani', 'territory'],
  ['Goaso', 'sunyani', 'territory'],
  ['Kintampo', 'techiman', 'nearest'],
  ['Kɔfɔridua', 'koforidua', 'territory'],
  ['Nsawam', 'koforidua', 'territory'],
  ['Aflao', 'ho', 'territory'],
  ['Volta Region', 'ho', 'nearest'],
  ['9.40, -0.84', 'tamale', 'territory'],
  ['Bawku', null, 'network'],
  ['P.O. Box 12, Atlantis', null, 'network'],
];

describe('valuation leads', () => {
  test('from more than 40 addresses are mailed to the right office', async () => {
    const routed: unknown[] = [];
    for (const [town] of addresses) {
      await send({ values: { town } });
      const { office, routed_by } = await lastLead();
      routed.push([town, await slugOf(office), routed_by]);
    }
    expect(routed).toEqual(addresses);
    const offices = await backend.payload.find({ collection: 'offices', pagination: false, depth: 0 });
    const mailboxOf = new Map(
      offices.docs.map(({ slug, public_email, owner }) => [slug, public_email || owner?.email]),
    );
    const mails = await readOutbox();
    const first = visitors - addresses.length + 1;
    const recipients = addresses.map(
      (_, index) => mails.find(({ replyTo }) => replyTo === `visitor-${first + index}@example.com`)?.to,
    );
    expect(recipients).toEqual(
      addresses.map(([, slug]) => (slug === null ? 'ask@meridian.example' : mailboxOf.get(slug))),
    );
  });

  test('from a place that the network has added are routed to its office', async () => {
    const { docs } = await backend.payload.find({
      collection: 'regions',
      where: { name: { equals: 'Ashanti' } },
    });
    const place = { name: 'Zorgo Gardens', town: 'Kumasi', latitude: 6.715, longitude: -1.64 };
    await backend.payload.create({ collection: 'places', data: { ...place, region: docs[0]?.id ?? 0 } });
    await send({ values: { town: 'Zorgo Gardens' } });
    const { office, routed_by } = await lastLead();
    expect([await slugOf(office), routed_by]).toEqual(['adum', 'nearest']);
  });
});

const answerSchema = z.object({
  next: z.string(),
  answer: z.object({
    ...{ office: z.string().nullable(), person: z.string().nullable(), network: z.string(), by: z.string() },
    due: z.object({ at: z.string(), text: z.string() }).nullable(),
    phone: z.object({ text: z.string(), href: z.string() }).nullable(),
    whatsApp: z.object({ text: z.string(), href: z.string() }).nullable(),
  }),
});
const readAnswer = async (response: Response) => answerSchema.parse(await response.json());

const seller = {
  ...{ first_name: 'Kofi', last_name: 'Boateng', phone: '024 412 3456', phone_country: 'GH' },
  ...{ trade: 'Restaurant', reach_when: 'any' },
};

describe('the answer to the visitor', () => {
  test('states the office, the person, how and by when, with telephone and WhatsApp, on the page and in the mail', async () => {
    const response = await send({ form: 'seller-registration', values: { ...seller, town: 'Tema' } });
    const { next, answer } = await readAnswer(response);
    const { assigned_to, due_at } = await lastLead();
    const person = await backend.payload.findByID({
      collection: 'people',
      id: Number(assigned_to),
      depth: 0,
    });
    expect(answer).toMatchObject({
      ...{ office: 'Meridian Business Advisors Tema', by: 'phone' },
      person: `${person.first_name} ${person.last_name}`,
      phone: { text: '030 320 9549', href: 'tel:+233303209549' },
      whatsApp: { text: '059 140 3533', href: 'https://wa.me/233591403533' },
      due: { at: due_at },
    });
    expect(next).toBe(
      `Your message is with Meridian Business Advisors Tema. ${answer.person} will call you by ${answer.due?.text}. Sooner: 030 320 9549, WhatsApp 059 140 3533.`,
    );
    const mails = await readOutbox();
    const toVisitor = mails.find(({ to }) => to === `visitor-${visitors}@example.com`);
    expect(toVisitor?.text).toContain(next);
    const toOffice = mails.find(({ replyTo }) => replyTo === `visitor-${visitors}@example.com`);
    expect(toOffice?.text).toContain(`The visitor expects an answer from ${answer.person} by`);
  });

  test('leaves time for a call in the evening, and preserves the extension of the telephone', async () => {
    const values = { ...seller, phone: '030 277 1234, extension 12', town: 'Tema', reach_when: 'evening' };
    const { answer } = await readAnswer(await send({ form: 'seller-registration', values }));
    expect(answer.due?.text).toMatch(/ at 8:00\spm$/);
    const lead = await lastLead();
    expect(lead).toMatchObject({ phone: '+233302771234', due_at: expect.stringMatching(/T20:00:00\.000Z$/) });
    expect(lead.answers).toMatchObject({ phone: '030 277 1234 ext. 12' });
    const mails = await readOutbox();
    const toOffice = mails.find(({ replyTo }) => replyTo === `visitor-${visitors}@example.com`);
    expect(toOffice?.text).toContain('030 277 1234 ext. 12');
  });

  test('states that the network answers where no office is near', async () => {
    const response = await send({ form: 'seller-registration', values: { ...seller, town: 'Bawku' } });
    const { next, answer } = await readAnswer(response);
    expect(answer).toMatchObject({ office: null, person: null, network: 'Meridian Business Advisors' });
    expect(next).toMatch(
      /^None of our offices is near you, so Meridian Business Advisors answers directly and will call you by .*\. Sooner: 030 273 0100, WhatsApp 030 273 0100\.$/,
    );
    expect(answer.whatsApp?.href).toBe('https://wa.me/233302730100');
    const mails = await readOutbox();
    const mail = mails.find(({ to }) => to === `visitor-${visitors}@example.com`);
    expect(mail?.text).toContain(next);
    expect(mail?.text).toMatch(
      /Your contact\n {2}Meridian Business Advisors\n {2}030 273 0100\n {2}WhatsApp 030 273 0100/,
    );
    expect((await lastLead()).routing).toMatch(/No office is near Bawku: the nearest is .*, \d+ km away/);
  });

  test('says that the place was not found, without repeating what was entered', async () => {
    const values = { ...seller, town: 'Xyzzyville' };
    const { next } = await readAnswer(await send({ form: 'seller-registration', values }));
    expect(next).toMatch(/^We could not find your place, so Meridian Business Advisors answers directly /);
    expect(next).not.toContain('Xyzzyville');
  });

  test('sends an inquiry of the network to the office of its town', async () => {
    const values = { reason: 'selling', message: 'My shop.', town: 'Suame' };
    const { answer } = await readAnswer(await send({ form: 'inquiry', values }));
    expect(answer.office).toBe('Meridian Business Advisors Adum');
    expect(await lastLead()).toMatchObject({ routed_by: 'territory' });
  });

  test('names the contact without a time for forms that promise no answer', async () => {
    const guide = { guide: '/en-GH/franchise-guide' };
    const { next, answer } = await readAnswer(await send({ form: 'guide', values: guide }));
    expect(answer.due).toBeNull();
    expect(next).toMatch(
      /^Your contact is Meridian Business Advisors\. For questions: 030 273 0100, WhatsApp 030 273 0100\./,
    );
  });

  test('is the same when the form is sent again', async () => {
    const values = { email: 'twice@example.com', town: 'Ho' };
    const [first, second] = [await send({ values }), await send({ values })];
    expect(await readAnswer(second)).toEqual(await readAnswer(first));
  });
});

describe('routing', () => {
  test('to the remembered office precedes the place', async () => {
    await send({ values: { town: 'Kumasi' }, headers: { cookie: 'lang=en-GH; office=volta/ho' } });
    expect([await slugOf((await lastLead()).office), (await lastLead()).routed_by]).toEqual(['ho', 'office']);
  });

  test('ignores a remembered office that does not exist', async () => {
    await send({ values: { town: 'Kumasi' }, headers: { cookie: 'office=volta/nowhere' } });
    expect(await slugOf((await lastLead()).office)).toBe('adum');
  });

  test('of a message from the page of a region reaches the office of the region', async () => {
    const message = { reason: 'selling', message: 'I want to sell my shop.' };
    await send({ form: 'inquiry', values: { ...message, _page: '/en-GH/locations/volta' } });
    expect(await slugOf((await lastLead()).office)).toBe('ho');
  });

  test('records each decision for the staff', async () => {
    await send({ values: { town: 'AK-019-2846' } });
    expect((await lastLead()).routing?.split('\n')).toEqual([
      'The agent of the page: none',
      'The agent of the buyer, or the agent or office of an earlier lead: none',
      'The agent of the listing: none',
      'The office: none',
      'The office nearest to Kumasi, at 0.5 km: Meridian Business Advisors Adum',
    ]);
  });
});

/** The field of the form for the selected session. */
const sessionField = 'sitting';

describe('a seat at an event', () => {
  const reserve = async (session: string, values: object = {}) => {
    const _page = '/en-GH/owners-morning';
    const cookie = 'office=volta/ho';
    await send({
      form: 'event-seat',
      values: { [sessionField]: session, _page, ...values },
      headers: { cookie },
    });
    return slugOf((await lastLead()).office);
  };

  test('is reserved at the office that hosts the session, which is the contact in the mail', async () => {
    expect(await reserve('13 February, Kumasi, Adum office')).toBe('adum');
    const mails = await readOutbox();
    const toVisitor = mails.find(({ to }) => to === `visitor-${visitors}@example.com`);
    expect(toVisitor?.text).toContain('Your contact\n  Meridian Business Advisors Adum');
    expect(await reserve('6 February, Accra, Osu office')).toBe('osu');
  });

  test('of a person whom another office handles goes to the hosting office', async () => {
    await send({ values: { email: 'owner@example.com', town: 'Tema' } });
    const email = { email: 'owner@example.com' };
    expect(await reserve('13 February, Kumasi, Adum office', email)).toBe('adum');
  });

  test('goes by the page and the visitor when the session has no place', async () => {
    expect(await reserve('20 February, online')).toBe('ho');
  });

  test('goes to the office nearest to the session when none hosts it', async () => {
    const { docs } = await backend.payload.find({
      ...{ collection: 'pages', depth: 0, where: { slug: { equals: 'owners-morning' } } },
    });
    const [page] = docs;
    if (!page) throw new Error('There is no event');
    const text = JSON.stringify(page.blocks).replaceAll(
      'Adum office, 11 Prempeh II Street, Kumasi',
      'Radach Hotel, Tamale',
    );
    await backend.payload.update({ collection: 'pages', id: page.id, data: { blocks: JSON.parse(text) } });
    expect(await reserve('13 February, Kumasi, Adum office')).toBe('tamale');
  });
});

describe('a later lead of a person', () => {
  const earlier = { full_name: 'Esi Owusu', email: 'esi.owusu@example.com', phone: '024 555 0199' };

  /** An earlier lead from Tema, assigned by staff to an agent of the office in Ho. */
  async function createHandledLead(contact: object) {
    await send({ values: { ...contact, town: 'Tema' } });
    const { id } = await lastLead();
    const { docs } = await backend.payload.find({
      collection: 'people',
      depth: 0,
      limit: 1,
      where: { 'office.slug': { equals: 'ho' }, is_agent: { equals: true }, email: { exists: true } },
    });
    const [agent] = docs;
    if (!agent) throw new Error('The office has no agent');
    const data = { office: Number(agent.office), assigned_to: agent.id };
    await backend.payload.update({ collection: 'leads', id, data });
    return { id, agent };
  }
  const readRoute = async () => {
    const { office, agent, routed_by, sent_to } = await lastLead();
    return { office: await slugOf(office), agent, routed_by, sent_to };
  };

  test('goes to the agent who handles the earlier one, by email address or by phone, and does not disclose it', async () => {
    const { agent } = await createHandledLead(earlier);
    const name = `${agent.first_name} ${agent.last_name}`;
    const assigned = { office: 'ho', agent: agent.id, routed_by: 'assigned', sent_to: agent.email };
    const response = await send({ values: { email: 'Esi.Owusu@Example.com', town: 'Kumasi' } });
    expect(await readRoute()).toEqual(assigned);
    expect((await lastLead()).routing).toContain(
      `The agent of the buyer, or the agent or office of an earlier lead: ${name}`,
    );
    expect((await readAnswer(response)).next).toMatch(
      /^Meridian Business Advisors has received your message and will contact you by .* Sooner: 030 273 0100/,
    );
    const mails = await readOutbox();
    expect(mails.find(({ to }) => to === 'Esi.Owusu@Example.com')?.text).not.toContain(name);
    expect(mails.find(({ replyTo }) => replyTo === 'Esi.Owusu@Example.com')?.to).toBe(agent.email);
    await send({ values: { phone: '+233 24 555 0199', phone_country: 'GH', town: 'Kumasi' } });
    expect(await readRoute()).toEqual(assigned);
  });

  test('goes to the office where the agent is not on the website, and by place where the office is closed', async () => {
    const contact = { ...earlier, email: 'agent.left@example.com', phone: undefined };
    const { id, agent } = await createHandledLead(contact);
    await backend.payload.update({ collection: 'leads', id, data: { assigned_to: null } });
    await send({ values: { email: contact.email, town: 'Kumasi' } });
    expect(await readRoute()).toMatchObject({ office: 'ho', agent: null, routed_by: 'assigned' });
    const close = (status: 'Active' | 'Closed') =>
      backend.payload.update({ collection: 'offices', id: Number(agent.office), data: { status } });
    await close('Closed');
    await send({ values: { email: contact.email, town: 'Kumasi', trade: 'Bar' } });
    await close('Active');
    expect(await readRoute()).toMatchObject({ office: 'adum', routed_by: 'nearest' });
  });

  test('goes by place when no member of staff has worked on the earlier one, and for a bot', async () => {
    await send({ values: { email: 'new@example.com', town: 'Ho' } });
    await send({ values: { email: 'new@example.com', town: 'Kumasi' } });
    expect(await readRoute()).toMatchObject({ office: 'adum', routed_by: 'nearest' });
    await send({ values: { ...earlier, town: 'Kumasi', website: 'https://spam.example' } });
    expect(await readRoute()).toMatchObject({ office: 'adum', routed_by: 'nearest' });
  });
});
