import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventDays } from './create-event';
import { type FormsHarness, startForms } from './start-forms';
import { validForms } from './valid-forms';

let forms: FormsHarness;

beforeAll(async () => {
  forms = await startForms();
});
afterAll(() => forms.stop());
beforeEach(() => forms.clear());

/** The field of the form for the selected session. */
const sessionField = 'sitting';

type SentMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: string; contentType?: string }[];
};

/** Sends all queued mails and returns those to the visitor. */
async function deliver(to = 'esi@example.com'): Promise<SentMail[]> {
  const { sendNextMessage } = await import('@/lib/backend/platform/queue/send-next-message');
  const { mailQueue } = await import('@/lib/backend/leads/mail/mail-queue');
  const folder = path.join(forms.contract.dataDir, 'outbox');
  rmSync(folder, { recursive: true, force: true });
  while (await sendNextMessage(mailQueue, forms.contract.payload));
  const mails = readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.to === to);
}

describe('newsletter', () => {
  const latest = sql`select given, version from consents where kind = 'newsletter' order by id desc limit 1`;
  const state = async () => (await forms.rows(latest))[0];
  const subscribe = async () => {
    await forms.sendTo('newsletter', validForms.newsletter);
    const [mail] = await deliver();
    if (!mail) throw new Error('Nothing was mailed');
    const linkOf = (action: string) => {
      const [, search = ''] =
        new RegExp(`/api/newsletter/${action}(\\?token=[\\w.-]+)`).exec(mail.text) ?? [];
      return `${forms.served.url}/api/newsletter/${action}${search}`;
    };
    return { mail, linkOf };
  };

  test('is subscribed to only after the link of the mail is confirmed', async () => {
    const { mail, linkOf } = await subscribe();
    expect(mail.subject).toBe('Please confirm your subscription');
    expect(await state()).toMatchObject({ version: expect.stringMatching(/^newsletter /) });
    // Mail programs open links: that changes nothing.
    const page = await fetch(linkOf('confirm'));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Confirm subscription')]);
    expect(await state()).toMatchObject({ version: expect.stringMatching(/^newsletter /) });
    const confirmed = await fetch(linkOf('confirm'), { method: 'POST' });
    expect(await confirmed.text()).toContain('You are subscribed');
    expect(await state()).toEqual({ given: true, version: 'confirmed' });
  });

  test('is ended by one click in a mail program (RFC 8058), without a session or token of the site', async () => {
    const { mail, linkOf } = await subscribe();
    await fetch(linkOf('confirm'), { method: 'POST' });
    const unsubscribe = mail.headers?.['List-Unsubscribe'] ?? '';
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(unsubscribe).toMatch(/^<https?:\/\/[^>]+\/api\/newsletter\/unsubscribe\?token=[\w.-]+>$/);
    const response = await fetch(linkOf('unsubscribe'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    const body = await response.text();
    expect([response.status, body]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
    expect(await state()).toEqual({ given: false, version: 'withdrawn' });
  });

  test('is not subscribed to again by a confirmation from before the unsubscription', async () => {
    const first = await subscribe();
    await fetch(first.linkOf('confirm'), { method: 'POST' });
    await fetch(first.linkOf('unsubscribe'), { method: 'POST' });
    for (const method of ['GET', 'POST']) {
      const response = await fetch(first.linkOf('confirm'), { method });
      const body = await response.text();
      expect([response.status, body]).toEqual([410, expect.stringContaining('subscribe again on our site')]);
    }
    expect(await state()).toEqual({ given: false, version: 'withdrawn' });
    await forms.clear();
    const second = await subscribe();
    await fetch(second.linkOf('confirm'), { method: 'POST' });
    expect(await state()).toEqual({ given: true, version: 'confirmed' });
    expect((await fetch(first.linkOf('confirm'), { method: 'POST' })).status).toBe(410);
  });

  test('ignores tokens of another action, changed tokens and unknown actions', async () => {
    const { linkOf } = await subscribe();
    const before = await state();
    const [, token = ''] = linkOf('confirm').split('?');
    for (const address of [`unsubscribe?${token}`, `confirm?${token}x`, 'confirm?token=', `other?${token}`]) {
      const response = await fetch(`${forms.served.url}/api/newsletter/${address}`, { method: 'POST' });
      expect(response.status, address).toBe(404);
    }
    expect(await state()).toEqual(before);
  });
});

describe('event', () => {
  const seat = { ...validForms['event-seat'], [sessionField]: eventDays[0] };

  test('mail has the title, date, hours, place and a calendar file, and thanks for no visit', async () => {
    await forms.sendTo('event-seat', seat);
    const [mail] = await deliver();
    expect(mail?.subject).toBe('Your seat is reserved');
    for (const words of ['Owners’ morning', '6 February 2027', '9:00', '11:00', 'Osu office, Accra'])
      expect(mail?.text).toContain(words);
    expect(mail?.text).not.toContain('Thank you for coming');
    const file = mail?.attachments?.find(({ filename }) => filename === 'event.ics');
    expect(file?.contentType).toMatch(/^text\/calendar/);
    expect(file?.content).toContain('DTSTART:20270206T090000Z\r\nDTEND:20270206T110000Z');
    expect(file?.content).toContain('LOCATION:Osu office\\, Accra');
  });

  test('without a time has no calendar file', async () => {
    await forms.sendTo('event-seat', { ...seat, [sessionField]: eventDays[1] });
    const [mail] = await deliver();
    expect(mail?.attachments ?? []).toEqual([]);
    expect(mail?.text).not.toContain('calendar');
  });

  test('takes no more reservations than a session has seats, even at once', async () => {
    const emails = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.com`);
    const responses = await Promise.all(
      emails.map((email) => forms.sendTo('event-seat', { ...seat, email })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
    const refused = responses.find(({ status }) => status === 422);
    expect(Object(await refused?.json()).errors).toEqual({
      [sessionField]: ['All seats of this session are taken. Please choose another.'],
    });
    expect(await forms.leads()).toHaveLength(2);
    expect((await forms.sendTo('event-seat', { ...seat, [sessionField]: eventDays[1] })).status).toBe(200);
  });
});

describe('confirmation', () => {
  const copied = ['full_name', 'first_name', 'message', 'trade', 'town'];

  test.each(['inquiry', 'seller-registration', 'valuation-start', 'guide'] as const)(
    'of %s has the recipient and a copy of the answers',
    async (form) => {
      await forms.sendTo(form, { ...validForms[form], email: 'esi@example.com' });
      const [mail] = await deliver();
      expect(mail?.text).toContain('Your contact');
      for (const name of copied) expect(mail?.text).toContain(String(validForms[form][name] ?? ''));
    },
  );

  test('of a valuation links to the calculator with the figures that were sent', async () => {
    const valuation = { ...validForms['valuation-start'], email: 'esi@example.com' };
    await forms.sendTo('valuation-start', { ...valuation, _figures: 'sales=1200000&profit=200000' });
    const [withFigures] = await deliver();
    expect(withFigures?.text).toContain('The range you calculated is a first estimate.');
    expect(withFigures?.text).toContain('/calculator?sales=1200000&profit=200000');
    await forms.sendTo('valuation-start', { ...valuation, full_name: 'Esi Owusu' });
    const [withoutFigures] = await deliver();
    expect(withoutFigures?.text).toContain('you can calculate a first range now');
    expect(withoutFigures?.text).toMatch(/\/calculator\s/);
  });

  test('names the office with its telephone number', async () => {
    const page = '/en-GH/locations/greater-accra/osu/contact-us';
    await forms.contract.payload.update({
      ...{ collection: 'offices', where: { slug: { equals: 'osu' } } },
      data: { main_telephone: '+233302771234', whats_app_number: '+233244123456' },
    });
    const inquiry = { ...validForms.inquiry, email: 'esi@example.com', _page: page, _place: page };
    await forms.sendTo('inquiry', inquiry);
    const [mail] = await deliver();
    expect(mail?.text).toMatch(/Your contact\n {2}.*\n {2}030 277 1234\n {2}WhatsApp 024 412 3456/);
  });

  test('contains no web address of the sender', async () => {
    const message = 'You won. Visit https://evil.example/prize or evil.example now';
    await forms.sendTo('inquiry', { ...validForms.inquiry, email: 'esi@example.com', message });
    const [mail] = await deliver();
    expect(mail?.text).toContain('You won. Visit […] or […] now');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });
});
