import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteUrl } from '@/lib/routes/site-url';
import { type BuyerBrowser, openBrowser, signUp } from './buyer-browser';
import { createPasskey, registerPasskey, type SoftwarePasskey, signWithPasskey } from './software-passkey';
import { type FormsHarness, startForms } from './start-forms';

let forms: FormsHarness;
const { origin } = new URL(siteUrl());
beforeAll(async () => {
  forms = await startForms();
});
afterAll(() => forms.stop());

async function addPasskey(browser: BuyerBrowser): Promise<SoftwarePasskey> {
  const { body } = await browser.call('passkey-options');
  const passkey = createPasskey();
  const added = registerPasskey(passkey, { challenge: String(body.challenge), origin });
  expect((await browser.call('add-passkey', { passkey: added })).status).toBe(200);
  return passkey;
}

async function issueChallenge(browser: BuyerBrowser): Promise<string> {
  return String((await browser.post('/api/buyer-passkey/options', {})).body.challenge);
}

describe('a passkey', () => {
  test('signs in without the email address and the password', async () => {
    const { browser, email } = await signUp(forms);
    const passkey = await addPasskey(browser);
    const other = openBrowser(forms);
    const assertion = signWithPasskey(passkey, { challenge: await issueChallenge(other), origin });
    const { status, body } = await other.post('/api/buyer-passkey/sign-in', assertion);
    expect([status, body]).toMatchObject([200, { user_info: { email } }]);
    expect((await other.call('account')).body).toMatchObject({ email });
    expect((await browser.call('passkeys')).body).toMatchObject({
      passkeys: [{ name: 'Browser', last_used_at: expect.any(String) }],
    });
  });

  test('is refused for a used, foreign or missing challenge, another origin or key, and without verification of the user', async () => {
    const { browser } = await signUp(forms);
    const passkey = await addPasskey(browser);
    const other = openBrowser(forms);
    const send = async (assertion: object) =>
      (await other.post('/api/buyer-passkey/sign-in', assertion)).status;
    const challenge = await issueChallenge(other);
    const assertion = signWithPasskey(passkey, { challenge, origin });
    expect(await send(assertion)).toBe(200);
    expect(await send(assertion)).toBe(422);
    expect(await send(signWithPasskey(passkey, { challenge, origin }))).toBe(422);
    expect(await send(signWithPasskey(passkey, { challenge: 'bm90IGlzc3VlZA', origin }))).toBe(422);
    const sendFresh = async (sign: (challenge: string) => object) => send(sign(await issueChallenge(other)));
    expect(
      await sendFresh((fresh) =>
        signWithPasskey(passkey, { challenge: fresh, origin: 'https://evil.example' }),
      ),
    ).toBe(422);
    expect(await sendFresh((fresh) => signWithPasskey(passkey, { challenge: fresh, origin }, 0x01))).toBe(
      422,
    );
    const forged = { ...createPasskey(), id: passkey.id };
    expect(await sendFresh((fresh) => signWithPasskey(forged, { challenge: fresh, origin }))).toBe(422);
    expect(await sendFresh((fresh) => signWithPasskey(createPasskey(), { challenge: fresh, origin }))).toBe(
      422,
    );
    await forms.rows(sql`update buyers set status = 'cancelled'`);
    expect(await sendFresh((fresh) => signWithPasskey(passkey, { challenge: fresh, origin }))).toBe(422);
  });

  test('is deleted by its own buyer only', async () => {
    const { browser } = await signUp(forms);
    await addPasskey(browser);
    const [{ id } = { id: 0 }]: { id: number }[] = Object((await browser.call('passkeys')).body).passkeys;
    await (await signUp(forms)).browser.call('delete-passkey', { id });
    expect(Object((await browser.call('passkeys')).body).passkeys).toHaveLength(1);
    await browser.call('delete-passkey', { id });
    expect(Object((await browser.call('passkeys')).body).passkeys).toEqual([]);
  });

  test('is not added without a session or from another website', async () => {
    expect((await openBrowser(forms).call('passkey-options')).status).toBe(401);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await openBrowser(forms).post('/api/buyer-passkey/options', {}, foreign)).status).toBe(419);
  });
});
