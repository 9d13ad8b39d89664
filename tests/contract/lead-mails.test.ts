import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server';
import { type FormsHarness, startForms, validInquiry } from './start-forms';

let forms: FormsHarness;

beforeAll(async () => {
  forms = await startForms();
});
afterAll(() => forms.stop());
beforeEach(() => forms.clear());

const good = validInquiry;
const send: FormsHarness['send'] = (...sent) => forms.send(...sent);
const queued = () =>
  forms.rows(sql`select id, recipient, reply_to, subject, sent_at, error from mail_queue order by id`);
const sendAll = async () => {
  const { sendNextMessage } = await import('@/lib/backend/platform/queue/send-next-message');
  const { mailQueue } = await import('@/lib/backend/leads/mail/mail-queue');
  while (await sendNextMessage(mailQueue, forms.contract.payload));
};
afterEach(() => vi.unstubAllEnvs());

describe('consent records', () => {
  const ledger = () => forms.rows(sql`select * from consents order by id desc limit 2`);

  test('store the exact wording of given and declined consents', async () => {
    await send({ ...good, sms: true, _locale: 'fr-CA', _page: '/fr-CA/contact-us' });
    const [sms, privacy] = await ledger();
    expect(sms).toMatchObject({
      ...{
        kind: 'sms',
        given: true,
        version: 'sms 1 fr-CA',
        phone: '+233244123456',
        page: '/fr-CA/contact-us',
      },
      ...{
        address: expect.stringMatching(/^10\.0\.0\.\d+$/),
        wording: expect.stringMatching(/STOP.*HELP/),
        locale: 'fr-CA',
      },
      wording_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(privacy).toMatchObject({ kind: 'privacy', given: true, email: 'kofi@example.com' });
    await send({ ...good, message: 'Without' });
    expect((await ledger())[0]).toMatchObject({ kind: 'sms', given: false });
  });

  test.each([sql`update consents set given = false`, sql`delete from consents`, sql`truncate consents`])(
    'are never changed',
    async (change) => {
      await send(good);
      await expect(forms.rows(change)).rejects.toThrow();
    },
  );
});

describe('lead mail', () => {
  test('is queued once per recipient', async () => {
    await send({ ...good, listing: 'bakery', message: 'first\n<b>second</b>' });
    await sendAll();
    await sendAll();
    const folder = path.join(forms.contract.dataDir, 'outbox');
    const mails = readdirSync(folder).map((name) =>
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
    );
    expect(mails).toHaveLength(2);
    const toAgent = mails.find(({ to }) => to === 'ama@example.com');
    expect(toAgent.text).toContain('first\n  <b>second</b>');
    expect(toAgent.text).toContain('L-bakery, bakery');
    expect(toAgent.html).not.toContain('<b>');
    const toVisitor = mails.find(({ to }) => to === 'kofi@example.com');
    expect(toVisitor.text).toMatch(/Your message is with Meridian Osu\. Ama Mensah will email you by \w+day/);
    expect(toAgent.text).toMatch(/The visitor expects an answer from Ama Mensah by \w+day/);
    expect(toVisitor.text).toContain('first\n  <b>second</b>');
    expect(toVisitor.html).not.toContain('<b>');
  });

  test('is delayed but never lost when the mail server is down, with a reply-to address', async () => {
    const warned = vi.spyOn(forms.contract.payload.logger, 'warn').mockImplementation(() => {});
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
    await send(good);
    await sendAll();
    expect(await queued()).toMatchObject([
      { sent_at: null, error: expect.stringContaining('ECONNREFUSED') },
      { sent_at: null },
    ]);
    warned.mockRestore();
    const server = await startMailServer();
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`);
    await forms.rows(sql`update mail_queue set due_at = now()`);
    await sendAll();
    await server.stop();
    expect(server.accepted.map(({ subject }) => subject).sort()).toEqual([
      'Buying a business: Kofi Boateng',
      'We have your message',
    ]);
    for (const mail of server.accepted) {
      expect(mail.messageId).toMatch(/^<lead-\d+-(recipient|visitor)@localhost>$/);
      expect(mail.text).toBeTruthy();
      expect(mail.html).toContain('<html');
    }
    expect((await queued()).filter(({ sent_at }) => sent_at === null)).toEqual([]);
  });

  describe('mail in delivery', () => {
    const other = async () => {
      vi.resetModules();
      await sendAll();
    };

    test('is left to its sender although staff retry it, and acquired when the lease ends', async () => {
      await send({ ...good, email: 'one@example.com' });
      await forms.rows(sql`
        update mail_queue set attempts = 1, due_at = now(), leased_until = now() + interval '30 seconds'`);
      await other();
      const unsent = async () => (await queued()).filter(({ sent_at }) => sent_at === null).length;
      expect(await unsent()).toBe(2);
      await forms.rows(sql`update mail_queue set leased_until = now()`);
      await other();
      expect(await unsent()).toBe(0);
    });

    test('is not postponed by an earlier sender that failed', async () => {
      const warned = vi.spyOn(forms.contract.payload.logger, 'warn').mockImplementation(() => {});
      await send({ ...good, email: 'two@example.com' });
      await forms.rows(sql`delete from mail_queue where recipient <> 'two@example.com'`);
      const { sendNextMessage } = await import('@/lib/backend/platform/queue/send-next-message');
      const { mailQueue } = await import('@/lib/backend/leads/mail/mail-queue');
      const slow = async () => {
        // The lease ends in the meantime, and another instance acquires it.
        await forms.rows(
          sql`update mail_queue set attempts = 2, leased_until = now() + interval '30 seconds'`,
        );
        throw new Error('It took too long');
      };
      await sendNextMessage({ ...mailQueue, send: slow }, forms.contract.payload);
      expect(await forms.rows(sql`select error, leased_until > now() as away from mail_queue`)).toEqual([
        { error: null, away: true },
      ]);
      warned.mockRestore();
    });
  });

  test('is limited per address and day in any spelling; sent mails are stored and visible to staff', async () => {
    const spelled = ['kofi@example.com', 'KOFI@example.com', 'kofi+a@Example.com'];
    const isToVisitor = sql`id like '%visitor'`;
    for (let one = 0; one < 22; one += 1)
      await send(
        { ...good, email: spelled[one % 3], message: `Number ${one}` },
        { 'x-client-address': `10.1.0.${one}` },
      );
    await send({ ...good, email: 'ama@example.com' }, { 'x-client-address': '10.1.1.1' });
    const count = async (predicate: typeof isToVisitor) =>
      (await forms.rows(sql`select 1 from mail_queue where ${predicate}`)).length;
    expect([await count(isToVisitor), await count(sql`not ${isToVisitor}`)]).toEqual([21, 23]);
    expect(await forms.leads()).toHaveLength(23);
  });

  test('loses its body after a month; status, recipient and time remain', async () => {
    const { redactOldMessages } = await import('@/lib/backend/platform/queue/redact-old-messages');
    const { mailQueue } = await import('@/lib/backend/leads/mail/mail-queue');
    await send(good);
    const readMails = () =>
      forms.rows(sql`select subject <> '' and text <> '' and html <> '' as written,
        subject || text || html = '' as empty, recipient <> '' as named from mail_queue order by id`);
    await forms.rows(sql`update mail_queue set sent_at = now() - interval '29 days'`);
    expect(await redactOldMessages(mailQueue, forms.contract.payload)).toBe(false);
    const written = { written: true, empty: false, named: true };
    expect(await readMails()).toEqual([written, written]);
    await forms.rows(sql`update mail_queue set sent_at = null, abandoned_at = null where id like '%visitor'`);
    await forms.rows(
      sql`update mail_queue set sent_at = now() - interval '31 days' where sent_at is not null`,
    );
    await redactOldMessages(mailQueue, forms.contract.payload);
    expect(await readMails()).toEqual([{ written: false, empty: true, named: true }, written]);
  });

  describe('mail that was sent while the database was unreachable', () => {
    let server: MailServer;
    beforeEach(async () => {
      server = await startMailServer();
      vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`);
      await send(good);
      // Only the status update fails: the mail is sent, and its status cannot be stored.
      await forms.rows(sql`alter table mail_queue add constraint never_sent check (sent_at is null)`);
      await expect(sendAll()).rejects.toThrow();
      await forms.rows(sql`alter table mail_queue drop constraint never_sent`);
    });
    afterEach(() => server.stop());

    test('is marked by its sender as soon as possible, before the next mail, and not sent again', async () => {
      await sendAll();
      expect((await queued()).filter(({ sent_at }) => sent_at === null)).toEqual([]);
      expect(server.accepted).toHaveLength(2);
    });

    test('is sent again by another process, with the same Message-ID', async () => {
      vi.resetModules();
      await forms.rows(sql`update mail_queue set leased_until = now() where leased_until is not null`);
      await sendAll();
      expect(server.accepted).toHaveLength(3);
      expect(new Set(server.accepted.map(({ messageId }) => messageId)).size).toBe(2);
    });
  });
});
