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
  const { sendQueued } = await import('@/lib/backend/mail/send-queued');
  while (await sendQueued(forms.contract.payload));
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
    expect(toVisitor.text).toContain('Ama Mensah, who will answer you');
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
      await forms.rows(sql`update mail_queue set due_at = now()`);
    });
    afterEach(() => server.stop());

    test('is marked later by who sent it, and not sent again', async () => {
      await sendAll();
      expect((await queued()).filter(({ sent_at }) => sent_at === null)).toEqual([]);
      expect(server.taken).toHaveLength(2);
    });

    test('is sent again by another process, under the Message-ID it had', async () => {
      vi.resetModules();
      await sendAll();
      expect(server.taken).toHaveLength(3);
      expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(2);
    });
  });
});
