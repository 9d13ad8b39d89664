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
      ...{ full_name: 'Kofi Boateng', email: `visitor-${visitors}@example.com`, privacy: true },
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
    for (const [postal_code] of addresses) {
      await send({ values: { postal_code } });
      const { office, routed_by } = await lastLead();
      routed.push([postal_code, await slugOf(office), routed_by]);
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
});
