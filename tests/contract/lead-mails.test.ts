import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server';
import { goodInquiry, type OpenForms, openForms } from './open-forms';

let forms: OpenForms;

beforeAll(async () => {
  forms = await openForms();
});
afterAll(() => forms.stop());
beforeEach(() => forms.clear());

const good = goodInquiry;
const send: OpenForms['send'] = (...sent) => forms.send(...sent);
const queued = () =>
  forms.rows(sql`select id, recipient, reply_to, subject, sent_at, fault from mail_queue order by id`);
const sendAll = async () => {
  const { sendNext } = await import('@/lib/backend/queue/send-next');
  const { mailQueue } = await import('@/lib/backend/mail/mail-queue');
  while (await sendNext(mailQueue, forms.contract.payload));
};
afterEach(() => vi.unstubAllEnvs());

describe('what somebody agreed to', () => {
  const ledger = () => forms.rows(sql`select * from consents order by id desc limit 2`);

  test('is kept word for word, and what they did not, too', async () => {
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
    'is never changed',
    async (change) => {
      await send(good);
      await expect(forms.rows(change)).rejects.toThrow();
    },
  );
});

describe('mail', () => {
  test('goes into the outbox, once each', async () => {
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
    expect(toVisitor.text).toContain('Ama Mensah has received it and will answer you');
    expect(toVisitor.text).not.toContain('second');
  });

  test('is delayed by a server that is down, never lost, and says who sends it', async () => {
    const warned = vi.spyOn(forms.contract.payload.logger, 'warn').mockImplementation(() => {});
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
    await send(good);
    await sendAll();
    expect(await queued()).toMatchObject([
      { sent_at: null, fault: expect.stringContaining('ECONNREFUSED') },
      { sent_at: null },
    ]);
    warned.mockRestore();
    const server = await startMailServer();
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`);
    await forms.rows(sql`update mail_queue set due_at = now()`);
    await sendAll();
    await server.stop();
    expect(server.taken.map(({ subject }) => subject).sort()).toEqual([
      'Buying a business: Kofi Boateng',
      'We have your message',
    ]);
    for (const mail of server.taken) {
      expect(mail.messageId).toMatch(/^<lead-\d+-(recipient|visitor)@localhost>$/);
      expect(mail.text).toBeTruthy();
      expect(mail.html).toContain('<html');
    }
    expect((await queued()).filter(({ sent_at }) => sent_at === null)).toEqual([]);
  });

  describe('on its way', () => {
    const other = async () => {
      vi.resetModules();
      await sendAll();
    };

    test('is left to whoever sends it, though staff want it at once; and is taken when the lease is over', async () => {
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

    test('is not put off by who had it before and could not send it', async () => {
      const warned = vi.spyOn(forms.contract.payload.logger, 'warn').mockImplementation(() => {});
      await send({ ...good, email: 'two@example.com' });
      await forms.rows(sql`delete from mail_queue where recipient <> 'two@example.com'`);
      const { sendNext } = await import('@/lib/backend/queue/send-next');
      const { mailQueue } = await import('@/lib/backend/mail/mail-queue');
      const slow = async () => {
        // Meanwhile the lease ends, and another instance has it.
        await forms.rows(
          sql`update mail_queue set attempts = 2, leased_until = now() + interval '30 seconds'`,
        );
        throw new Error('It took too long');
      };
      await sendNext({ ...mailQueue, send: slow }, forms.contract.payload);
      expect(await forms.rows(sql`select fault, leased_until > now() as away from mail_queue`)).toEqual([
        { fault: null, away: true },
      ]);
      warned.mockRestore();
    });
  });

  test('goes to an address some times a day and no more, however it is spelled; what was sent is kept, and told to who answers', async () => {
    const spelled = ['kofi@example.com', 'KOFI@example.com', 'kofi+a@Example.com'];
    const isToVisitor = sql`id like '%visitor'`;
    for (let one = 0; one < 22; one += 1)
      await send(
        { ...good, email: spelled[one % 3], message: `Number ${one}` },
        { 'x-client-address': `10.1.0.${one}` },
      );
    await send({ ...good, email: 'ama@example.com' }, { 'x-client-address': '10.1.1.1' });
    const count = async (which: typeof isToVisitor) =>
      (await forms.rows(sql`select 1 from mail_queue where ${which}`)).length;
    expect([await count(isToVisitor), await count(sql`not ${isToVisitor}`)]).toEqual([21, 23]);
    expect(await forms.leads()).toHaveLength(23);
  });

  test('that went a month ago says nothing any more; that it went, to whom and when is kept', async () => {
    const { emptyOld } = await import('@/lib/backend/queue/empty-old');
    const { mailQueue } = await import('@/lib/backend/mail/mail-queue');
    await send(good);
    const words = () =>
      forms.rows(sql`select subject <> '' and text <> '' and html <> '' as written,
        subject || text || html = '' as empty, recipient <> '' as named from mail_queue order by id`);
    await forms.rows(sql`update mail_queue set sent_at = now() - interval '29 days'`);
    expect(await emptyOld(mailQueue, forms.contract.payload)).toBe(false);
    const written = { written: true, empty: false, named: true };
    expect(await words()).toEqual([written, written]);
    await forms.rows(sql`update mail_queue set sent_at = null, given_up_at = null where id like '%visitor'`);
    await forms.rows(
      sql`update mail_queue set sent_at = now() - interval '31 days' where sent_at is not null`,
    );
    await emptyOld(mailQueue, forms.contract.payload);
    expect(await words()).toEqual([{ written: false, empty: true, named: true }, written]);
  });

  describe('that was taken while the database could not be told', () => {
    let server: MailServer;
    beforeEach(async () => {
      server = await startMailServer();
      vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`);
      await send(good);
      // The mark alone fails: the mail goes, and nobody can write that down.
      await forms.rows(sql`alter table mail_queue add constraint untold check (sent_at is null)`);
      await expect(sendAll()).rejects.toThrow();
      await forms.rows(sql`alter table mail_queue drop constraint untold`);
    });
    afterEach(() => server.stop());

    test('is marked by who sent it as soon as that can be, before anything else is taken, and not sent again', async () => {
      await sendAll();
      expect((await queued()).filter(({ sent_at }) => sent_at === null)).toEqual([]);
      expect(server.taken).toHaveLength(2);
    });

    test('is sent again by another process, under the Message-ID it had', async () => {
      vi.resetModules();
      await forms.rows(sql`update mail_queue set leased_until = now() where leased_until is not null`);
      await sendAll();
      expect(server.taken).toHaveLength(3);
      expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(2);
    });
  });
});
