import { sql } from '@payloadcms/db-postgres/drizzle';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { leadForms as allForms, formFieldsOf, isLeadForm, type LeadFormName } from '@/schemas/forms/forms';
import { isLongForm, sampleCases } from '@/tests/support/test-scope';
import { type ArbitraryBody, arbitraryFormBody } from './arbitrary-form-body';
import { type FormsHarness, startForms } from './start-forms';
import { validForms } from './valid-forms';

let forms: FormsHarness;
let visitors = 0;
const bodies = isLongForm ? 10_000 : 30;
const names = Object.keys(allForms).filter(isLeadForm);
const secret = 'a secret of the gateway, long';

beforeAll(async () => {
  forms = await startForms();
});
afterAll(() => forms.stop());
beforeEach(() => forms.clear());

const requestOf = (
  url: string,
  { text, type, accept, key }: ArbitraryBody,
  headers: Record<string, string> = {},
) =>
  new Request(`http://localhost:3000${url}`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': type, accept, 'idempotency-key': key, 'sec-fetch-site': 'same-origin' },
      ...{ 'x-client-address': `fuzz-${++visitors}`, ...headers },
    },
    body: text,
  });

describe.each(sampleCases(names, 4))('arbitrary submissions to %s', (form: LeadFormName) => {
  test('never cause a server error, and only valid data is stored or sent', async () => {
    const { parseForm } = await import('@/lib/forms/parse-form');
    const { POST } = await import('@/app/api/forms/[form]/route');
    const statuses = new Map<number, number>();
    const one = fc.asyncProperty(arbitraryFormBody(form, validForms[form]), async (body) => {
      const { status } = await POST(requestOf(`/api/forms/${form}`, body), {
        params: Promise.resolve({ form }),
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect([200, 303, 400, 413, 415, 422]).toContain(status);
    });
    await fc.assert(one, { numRuns: bodies });
    // With a thank-you page, as without JavaScript.
    const accepted = (statuses.get(200) ?? 0) + (statuses.get(303) ?? 0);
    expect(accepted).toBeGreaterThan(isLongForm ? 100 : 0);
    for (const lead of await forms.leads()) {
      expect(lead.form).toBe(form);
      // Figures of the calculator are stored with the answers of forms that have no such field.
      const answers = Object.entries(Object(lead.answers)).filter(
        ([name]) => name !== 'figures' || 'figures' in allForms[form],
      );
      // Passwords are not stored.
      const isStored = (name: string) => !formFieldsOf(form)[name]?.isSecret;
      expect(parseForm(form, new Map(answers), isStored), JSON.stringify(lead.answers)).toMatchObject({
        ok: true,
      });
    }
    expect(
      await forms.rows(sql`
        select phone from buyers where phone !~ '^\\+[1-9][0-9]{6,14}$' or email !~ '^[^@[:space:]]+@[^@[:space:]]+$'
        union all select recipient from sms_queue where recipient !~ '^\\+[1-9][0-9]{6,14}$'
        union all select recipient from mail_queue where recipient !~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    ).toEqual([]);
  }, 600_000);
});

test('text messages › arbitrary bodies never cause a server error', async () => {
  vi.stubEnv('SMS_INBOUND_SECRET', secret);
  const { POST } = await import('@/app/api/sms/inbound/route');
  const textMessage = { from: '+233244123456', text: 'STOP', content: 'HELP', msisdn: '233244123457' };
  const one = fc.asyncProperty(arbitraryFormBody('sms', textMessage), async (body) => {
    const { status } = await POST(requestOf('/api/sms/inbound', body, { 'x-sms-secret': secret }));
    expect([200, 400, 413, 415, 422]).toContain(status);
  });
  await fc.assert(one, { numRuns: bodies });
  vi.unstubAllEnvs();
}, 600_000);

describe('responses do not reveal whether an address is registered', () => {
  const registered = 'esi@example.com';
  beforeEach(() =>
    forms.sendTo('buyer-registration', { ...validForms['buyer-registration'], email: registered }),
  );

  const responseFor = async (form: LeadFormName, email: string, headers: Record<string, string>) => {
    const { privacy: _left, ...rest } = validForms[form];
    const answers = await Promise.all(
      [validForms[form], rest].map((body) =>
        forms.sendTo(form, { ...body, ...('email' in body && { email }) }, headers),
      ),
    );
    return Promise.all(answers.map(async (response) => [response.status, await response.text()]));
  };

  test.each(names)('while %s is validated', async (form) => {
    const precognitive = { precognition: 'true' };
    expect(await responseFor(form, registered, precognitive)).toEqual(
      await responseFor(form, 'nobody@example.com', precognitive),
    );
  });

  test.each(names.filter((form) => form !== 'buyer-registration'))('when %s is sent', async (form) => {
    expect(await responseFor(form, registered, {})).toEqual(
      await responseFor(form, 'nobody@example.com', {}),
    );
  });
});
