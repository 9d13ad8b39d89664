import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erasePersonalData } from '@/lib/backend/leads/privacy/erase-personal-data';
import {
  createContactCondition,
  getPersonalData,
  parseContact,
} from '@/lib/backend/leads/privacy/find-personal-data';
import { isLongForm, sampleCases } from '../support/test-scope';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());

const rows = async (query: ReturnType<typeof sql>) => (await backend.payload.db.drizzle.execute(query)).rows;
const contact = (written: string) => {
  const read = parseContact(written);
  if (!read) throw new Error(`Nobody is called ${written}`);
  return read;
};
const find = (written: string) => getPersonalData(backend.payload, contact(written));

let messages = 0;
async function write(email: string, phone: string) {
  const { saveLead } = await import('@/lib/backend/leads/save-lead');
  await saveLead(backend.payload, {
    figures: undefined,
    ...{
      form: 'inquiry',
      locale: 'en-GH',
      page: '/en-GH/contact-us',
      contactPath: '/',
      recipientPolicy: 'network',
      rememberedOffice: null,
    },
    ...{ address: '192.0.2.7', key: null, isSuspected: false, attribution: undefined, userAgent: '' },
    values: {
      ...{ reason: 'buying', full_name: email.split('@')[0] ?? '', email, phone, privacy: true, sms: true },
      message: `Number ${++messages}`,
    },
  });
}

beforeEach(async () => {
  await backend.payload.delete({ collection: 'leads', where: { id: { exists: true } } });
  await rows(sql`delete from mail_queue`);
  await rows(sql`delete from sms_queue`);
  await write('Kofi@Example.com', '024 412 3456');
  await write('kofi@example.com', '+233 (0)24 412-3456');
  await rows(sql`delete from buyers`);
  await rows(sql`insert into buyers (email, first_name, last_name, phone, phone_country, phone_dial_code, phone_number, language)
    values ('kofi@example.com', 'Kofi', 'Mensah', '+233244123456', 'GH', '+233', '244123456', 'en-GH')`);
  await rows(sql`insert into sms_queue (id, recipient, text, is_reply, lead_id)
    select 'lead-' || min(id) || '-welcome', '+233244123456', 'Welcome', false, min(id) from leads where lower(email) = 'kofi@example.com' on conflict do nothing`);
  await write('ama@example.com', '020 811 2345');
  const { sendNextMessage } = await import('@/lib/backend/platform/queue/send-next-message');
  const { mailQueue } = await import('@/lib/backend/leads/mail/mail-queue');
  await sendNextMessage(mailQueue, backend.payload);
});

describe('personal data of a data subject', () => {
  test.each(
    sampleCases(
      [' KOFI@example.com ', 'kofi@example.com', '00233 24 412 3456', '0244123456', '+233244123456'],
      2,
    ),
  )('is found by %j, and no data of others', async (written) => {
    const { leads, consents, mails } = await find(written);
    expect(leads.map(({ message }) => message)).toEqual([`Number ${messages - 2}`, `Number ${messages - 1}`]);
    const leadIds = leads.map(({ id }) => String(id));
    expect(consents.filter(({ lead_id }) => leadIds.includes(String(lead_id)))).toHaveLength(4);
    expect(mails.map(({ lead_id }) => String(lead_id))).toEqual(expect.arrayContaining(leadIds));
    expect(mails.every(({ lead_id }) => leadIds.includes(String(lead_id)))).toBe(true);
    expect(JSON.stringify({ leads, mails })).not.toContain('ama@example.com');
  });

  test('excludes mails about others, whoever received them', async () => {
    await rows(sql`update mail_queue set recipient = 'kofi@example.com'
      where lead_id = (select id from leads where email = 'ama@example.com')`);
    expect(JSON.stringify((await find('kofi@example.com')).mails)).not.toContain('ama');
  });

  test.each(['leads', 'consents', 'buyers'])('in %s is found through an index', async (table) => {
    for (const written of ['kofi@example.com', '0244123456'])
      await backend.payload.db.drizzle.transaction(async (alone) => {
        await alone.execute(sql`set local enable_seqscan = off`);
        const { rows: plan } = await alone.execute(
          sql`explain select id, email, phone from ${sql.identifier(table)} where ${createContactCondition(contact(written))}`,
        );
        expect(JSON.stringify(plan)).toMatch(/Index Cond/);
      });
  });

  test('lists mails and text messages without their bodies', async () => {
    const { mails, texts } = await find('kofi@example.com');
    const names = [...mails, ...texts].flatMap(Object.keys);
    expect(names).toEqual(expect.arrayContaining(['subject', 'recipient', 'sent_at']));
    for (const body of ['text', 'html']) expect(names).not.toContain(body);
  });

  test.each(['', 'Kofi', 'kofi@', '12', "' or 1=1"])('rejects the query %j', (written) => {
    expect(parseContact(written)).toBeNull();
  });
});

describe('erasure', () => {
  test.each(['kofi@example.com', '0244123456'])('by %s leaves no identifying data', async (written) => {
    const { leads, mails } = await find(written);
    const outbox = path.join(backend.dataDir, 'outbox', `${mails[0]?.id}.json`);
    expect(existsSync(outbox)).toBe(true);
    const erased = await erasePersonalData(backend.payload, contact(written));
    expect(erased).toMatchObject({ leads: leads.length, mails: mails.length, buyers: 1 });
    expect(erased.texts).toBe(1);
    expect(existsSync(outbox)).toBe(false);
    const remaining = JSON.stringify(
      await Promise.all(
        ['leads', 'consents', 'mail_queue', 'buyers', 'sms_queue'].map((table) =>
          rows(sql`select * from ${sql.identifier(table)}`),
        ),
      ),
    );
    for (const trace of [/kofi/i, /412.?3456/]) expect(trace.test(remaining), String(trace)).toBe(false);
    expect(remaining.includes('ama@example.com')).toBe(true);
  });

  test('keeps the consent records with wording and time, found by the contact', async () => {
    const ledger = sql`select kind, given, version, wording, wording_hash, given_at, page, lead_id from consents order by id`;
    const before = await rows(ledger);
    await erasePersonalData(backend.payload, contact('kofi@example.com'));
    expect(await rows(ledger)).toEqual(before);
    for (const name of ['kofi@example.com', '0244123456']) {
      const { leads, mails, consents } = await find(name);
      expect([leads, mails]).toEqual([[], []]);
      expect(consents.slice(-4)).toMatchObject(
        Array.from({ length: 4 }, () => ({
          email: null,
          phone: null,
          address: 'erased',
          erased_at: expect.anything(),
        })),
      );
    }
    expect(await erasePersonalData(backend.payload, contact('kofi@example.com'))).toEqual({
      ...{ leads: 0, buyers: 0, mails: 0, texts: 0, consents: 0 },
    });
  });

  test.each([
    [
      'what was agreed to',
      sql`given = not given, email = null, phone = null, address = 'erased', erased_at = now(), email_hash = 'x', phone_hash = 'x'`,
    ],
    ['the contact', sql`email = 'other@example.com'`],
    ['the contact, without a mark', sql`email = null, phone = null, address = 'erased', erased_at = now()`],
    ['when it was', sql`given_at = now()`],
  ])('forbids to change %s in the ledger', async (_name, change) => {
    await expect(rows(sql`update consents set ${change} where erased_at is null`)).rejects.toThrow();
    await expect(rows(sql`delete from consents`)).rejects.toThrow();
    await expect(rows(sql`truncate consents`)).rejects.toThrow();
  });

  test('is atomic', async () => {
    await rows(sql`alter table mail_queue rename column id to identity`);
    await expect(erasePersonalData(backend.payload, contact('kofi@example.com'))).rejects.toThrow();
    await rows(sql`alter table mail_queue rename column identity to id`);
    expect((await find('kofi@example.com')).leads).toHaveLength(2);
  });
});

describe('privacy command', () => {
  /** Runs `npm run person` on the same database. */
  async function run(...args: string[]) {
    const child = spawn(process.execPath, ['lib/commands/run.mjs', 'lib/commands/person.ts', ...args]);
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { code: child.exitCode, out, err };
  }

  test('prints JSON only, erases, and lists what else exists', { skip: !isLongForm }, async () => {
    const exported = await run('export', 'kofi@example.com');
    expect(exported.code).toBe(0);
    expect(JSON.parse(exported.out)).toMatchObject({
      contact: 'kofi@example.com',
      leads: [{ message: expect.any(String) }, {}],
      consents: expect.any(Array),
      mails: expect.any(Array),
    });
    const erased = await run('erase', 'kofi@example.com');
    expect(erased.out).toMatch(/^Erased: leads 2, buyer accounts 1, mails \d+, text messages \d+\. /);
    expect(erased.out).toContain('The same leads named +233244123456');
    expect((await find('kofi@example.com')).leads).toEqual([]);
  });

  test('records the opt-out from the newsletter', { skip: !isLongForm }, async () => {
    expect((await run('withdraw', 'Kofi@example.com')).out).toContain(
      'kofi@example.com is unsubscribed from the newsletter',
    );
    const { consents } = await find('kofi@example.com');
    expect(consents.at(-1)).toMatchObject({ kind: 'newsletter', given: false, email: 'kofi@example.com' });
    if (isLongForm)
      expect((await run('withdraw', '0244123456')).err).toContain('A newsletter goes to an address');
  });

  const odd = [
    ['erase'],
    [],
    ['toString', 'kofi@example.com'],
    ['erase', 'Kofi'],
    ['forget', 'kofi@example.com'],
    ['erase', 'a@b.c', 'd@e.f'],
  ];
  test.runIf(isLongForm).each(sampleCases(odd, 1))(
    'prints its usage for invalid arguments and changes nothing',
    async (...args) => {
      const { code, out, err } = await run(...args);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain('npm run person -- export|erase EMAIL|PHONE');
    },
  );
});
