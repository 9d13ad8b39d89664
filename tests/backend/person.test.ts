import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mayBe, readContact } from '@/lib/backend/person/contact';
import { erasePerson } from '@/lib/backend/person/erase-person';
import { showPerson } from '@/lib/backend/person/find-person';
import { isLongForm, thinOut } from '../support/long-form';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());

const rows = async (query: ReturnType<typeof sql>) => (await backend.payload.db.drizzle.execute(query)).rows;
const contact = (written: string) => {
  const read = readContact(written);
  if (!read) throw new Error(`Nobody is called ${written}`);
  return read;
};
const find = (written: string) => showPerson(backend.payload, contact(written));

let messages = 0;
async function write(email: string, phone: string) {
  const { takeLead } = await import('@/lib/backend/leads/take-lead');
  await takeLead(backend.payload, {
    ...{ form: 'inquiry', locale: 'en-GH', page: '/en-GH/contact-us', place: '/', asks: 'network' },
    ...{ address: '192.0.2.7', key: null, isSuspected: false, visit: undefined, agent: '' },
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
  await rows(sql`delete from buyer_registrations`);
  await rows(sql`insert into buyer_registrations (email, first_name, last_name, phone, phone_country, phone_dial_code, phone_number, locale)
    values ('kofi@example.com', 'Kofi', 'Mensah', '+233244123456', 'GH', '+233', '244123456', 'en-GH')`);
  await rows(sql`insert into sms_queue (id, recipient, text, is_reply, lead_id)
    select 'lead-' || min(id) || '-welcome', '+233244123456', 'Welcome', false, min(id) from leads where lower(email) = 'kofi@example.com' on conflict do nothing`);
  await write('ama@example.com', '020 811 2345');
  const { sendNext } = await import('@/lib/backend/queue/send-next');
  const { mailQueue } = await import('@/lib/backend/mail/mail-queue');
  await sendNext(mailQueue, backend.payload);
});

describe('all that is kept of a person', () => {
  test.each(
    thinOut(
      [' KOFI@example.com ', 'kofi@example.com', '00233 24 412 3456', '0244123456', '+233244123456'],
      2,
    ),
  )('is found by %j, and nobody else’s', async (written) => {
    const { leads, consents, mails } = await find(written);
    expect(leads.map(({ message }) => message)).toEqual([`Number ${messages - 2}`, `Number ${messages - 1}`]);
    const ofLeads = leads.map(({ id }) => String(id));
    expect(consents.filter(({ lead_id }) => ofLeads.includes(String(lead_id)))).toHaveLength(4);
    expect(mails.map(({ lead_id }) => String(lead_id))).toEqual(expect.arrayContaining(ofLeads));
    expect(mails.every(({ lead_id }) => ofLeads.includes(String(lead_id)))).toBe(true);
    expect(JSON.stringify({ leads, mails })).not.toContain('ama@example.com');
  });

  test('is no mail about somebody else, to whom it ever went', async () => {
    await rows(sql`update mail_queue set recipient = 'kofi@example.com'
      where lead_id = (select id from leads where email = 'ama@example.com')`);
    expect(JSON.stringify((await find('kofi@example.com')).mails)).not.toContain('ama');
  });

  test.each(['leads', 'consents', 'buyer_registrations'])(
    'is found in %s through an index',
    async (table) => {
      for (const written of ['kofi@example.com', ...(table === 'buyer_registrations' ? [] : ['0244123456'])])
        await backend.payload.db.drizzle.transaction(async (alone) => {
          await alone.execute(sql`set local enable_seqscan = off`);
          const { rows: plan } = await alone.execute(
            sql`explain select id, email, phone from ${sql.identifier(table)} where ${mayBe(contact(written))}`,
          );
          expect(JSON.stringify(plan)).toMatch(/Index Cond/);
        });
    },
  );

  test('is told of mails and text messages without their bodies', async () => {
    const { mails, texts } = await find('kofi@example.com');
    const names = [...mails, ...texts].flatMap(Object.keys);
    expect(names).toEqual(expect.arrayContaining(['subject', 'recipient', 'sent_at']));
    for (const body of ['text', 'html']) expect(names).not.toContain(body);
  });

  test.each(['', 'Kofi', 'kofi@', '12', "' or 1=1"])('is not asked for by %j', (written) => {
    expect(readContact(written)).toBeNull();
  });
});

describe('erasing', () => {
  test.each(['kofi@example.com', '0244123456'])('by %s leaves nothing that names them', async (written) => {
    const { leads, mails } = await find(written);
    const outbox = path.join(backend.dataDir, 'outbox', `${mails[0]?.id}.json`);
    expect(existsSync(outbox)).toBe(true);
    const erased = await erasePerson(backend.payload, contact(written));
    expect(erased).toMatchObject({ leads: leads.length, mails: mails.length, registrations: 1 });
    expect(erased.texts).toBe(1);
    expect(existsSync(outbox)).toBe(false);
    const left = JSON.stringify(
      await Promise.all(
        ['leads', 'consents', 'mail_queue', 'buyer_registrations', 'sms_queue'].map((table) =>
          rows(sql`select * from ${sql.identifier(table)}`),
        ),
      ),
    );
    for (const trace of [/kofi/i, /412.?3456/]) expect(trace.test(left), String(trace)).toBe(false);
    expect(left.includes('ama@example.com')).toBe(true);
  });

  test('keeps what was agreed to, in which words and when, for whoever names the contact', async () => {
    const kept = sql`select kind, given, version, wording, wording_hash, given_at, page, lead_id from consents order by id`;
    const before = await rows(kept);
    await erasePerson(backend.payload, contact('kofi@example.com'));
    expect(await rows(kept)).toEqual(before);
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
    expect(await erasePerson(backend.payload, contact('kofi@example.com'))).toEqual({
      ...{ leads: 0, registrations: 0, mails: 0, texts: 0, consents: 0 },
    });
  });

  test.each([
    [
      'what was agreed to',
      sql`given = not given, email = null, phone = null, address = 'erased', erased_at = now(), email_mark = 'x', phone_mark = 'x'`,
    ],
    ['the contact', sql`email = 'other@example.com'`],
    ['the contact, without a mark', sql`email = null, phone = null, address = 'erased', erased_at = now()`],
    ['when it was', sql`given_at = now()`],
  ])('lets nobody change %s in the ledger', async (_name, change) => {
    await expect(rows(sql`update consents set ${change} where erased_at is null`)).rejects.toThrow();
    await expect(rows(sql`delete from consents`)).rejects.toThrow();
    await expect(rows(sql`truncate consents`)).rejects.toThrow();
  });

  test('happens whole or not at all', async () => {
    await rows(sql`alter table mail_queue rename column id to identity`);
    await expect(erasePerson(backend.payload, contact('kofi@example.com'))).rejects.toThrow();
    await rows(sql`alter table mail_queue rename column identity to id`);
    expect((await find('kofi@example.com')).leads).toHaveLength(2);
  });
});

describe('the command', () => {
  /** As `npm run person` runs it, over the same database. */
  async function run(...args: string[]) {
    const child = spawn(process.execPath, ['lib/commands/run.mjs', 'lib/commands/person.ts', ...args]);
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { code: child.exitCode, out, err };
  }

  test('writes JSON alone, erases, and says what else there is', { skip: !isLongForm }, async () => {
    const exported = await run('export', 'kofi@example.com');
    expect(exported.code).toBe(0);
    expect(JSON.parse(exported.out)).toMatchObject({
      contact: 'kofi@example.com',
      leads: [{ message: expect.any(String) }, {}],
      consents: expect.any(Array),
      mails: expect.any(Array),
    });
    const erased = await run('erase', 'kofi@example.com');
    expect(erased.out).toMatch(/^Erased: leads 2, registrations 1, mails \d+, text messages \d+\. /);
    expect(erased.out).toContain('The same leads named +233244123456');
    expect((await find('kofi@example.com')).leads).toEqual([]);
  });

  test('notes that somebody wants no newsletter any more', { skip: !isLongForm }, async () => {
    expect((await run('withdraw', 'Kofi@example.com')).out).toContain(
      'kofi@example.com wants no newsletter any more',
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
  test.runIf(isLongForm).each(thinOut(odd, 1))(
    'that is not understood says how it is called, and does nothing',
    async (...args) => {
      const { code, out, err } = await run(...args);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain('npm run person -- export|erase EMAIL|PHONE');
    },
  );
});
