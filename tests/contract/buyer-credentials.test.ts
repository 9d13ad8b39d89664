import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyerPassword, mailedLinks, openBrowser, signUp, tokenOf, waitForLinks } from './buyer-browser';
import { type FormsHarness, startForms } from './start-forms';

let forms: FormsHarness;
beforeAll(async () => {
  forms = await startForms();
});
afterAll(() => forms.stop());

const message = (body: Record<string, unknown>) => Object.values(Object(body.errors))[0];

describe('the password', () => {
  test('is reset by a mailed link, which ends all sessions', async () => {
    const { browser, email } = await signUp(forms);
    expect((await openBrowser(forms).send('forgot-password', { email })).body.message).toBe(
      'Please check your email.',
    );
    const links = await waitForLinks(forms, email, 2);
    expect(links[1]).toContain('/en-GH/reset-password?token=');
    const token = tokenOf(links[1]);
    const weak = await browser.send('reset-password', {
      token,
      password: 'aaaaaaaaaaaa',
      password_confirmation: 'aaaaaaaaaaaa',
    });
    expect(weak.status).toBe(422);
    const password = 'quiet baobab evening 7';
    const reset = await browser.send('reset-password', { token, password, password_confirmation: password });
    expect(reset.body.message).toBe('Password reset successfully. You can now login with your new password.');
    expect((await browser.call('account')).status).toBe(401);
    expect((await browser.send('sign-in', { email, password: buyerPassword })).status).toBe(422);
    expect((await browser.send('sign-in', { email, password })).status).toBe(200);
    const again = await browser.send('reset-password', { token, password, password_confirmation: password });
    expect(message(again.body)).toEqual([expect.stringContaining('expired or was already used')]);
  });

  test('is changed with the current one, which ends other sessions', async () => {
    const { browser, email } = await signUp(forms);
    const other = openBrowser(forms);
    await other.send('sign-in', { email, password: buyerPassword });
    const change = { password: 'quiet baobab evening 7', password_confirmation: 'quiet baobab evening 7' };
    const wrong = await browser.send('change-password', { ...change, current_password: 'wrong' });
    expect(wrong.body.errors).toEqual({ current_password: ['This is not your current password.'] });
    expect(
      (await browser.send('change-password', { ...change, current_password: buyerPassword })).status,
    ).toBe(200);
    expect([(await browser.call('account')).status, (await other.call('account')).status]).toEqual([
      200, 401,
    ]);
    const signedOut = await openBrowser(forms).send('change-password', {
      ...change,
      current_password: buyerPassword,
    });
    expect(signedOut.status).toBe(401);
  });
});

test('the email address changes when both mailboxes have confirmed', async () => {
  const { browser, email } = await signUp(forms);
  const next = `new-${email}`;
  const taken = (await signUp(forms)).email;
  const change = (to: string) => browser.send('change-email', { email: to, current_password: buyerPassword });
  expect((await change(taken)).body.errors).toEqual({
    email: ['There is already a buyer account with that email address.'],
  });
  expect((await change(next)).status).toBe(200);
  expect((await browser.call('account')).body).toMatchObject({ email, pending_email: next });
  const [, current = ''] = await mailedLinks(forms, email);
  const [confirmation = ''] = await mailedLinks(forms, next);
  await browser.follow(current);
  expect((await browser.call('account')).body).toMatchObject({ email });
  await browser.follow(confirmation);
  expect((await browser.send('sign-in', { email: next, password: buyerPassword })).status).toBe(200);
  expect((await browser.call('account')).body).toMatchObject({ email: next, pending_email: null });
});

test('the profile is stored and answered by token', async () => {
  const { browser } = await signUp(forms);
  const profile = {
    first_name: 'Efua',
    last_name: 'Asante',
    phone_country: 'GH',
    phone_number: '020 123 4567',
    address_1: '5 Oxford Street',
    locality: 'Accra',
  };
  const answer = await browser.send('buyer-profile', profile);
  expect([answer.status, answer.body.message]).toEqual([200, 'Your profile has been updated']);
  expect((await browser.call('session')).body).toMatchObject({
    ...{
      first_name: 'Efua',
      mobile_e164: '+233201234567',
      address_1: '5 Oxford Street',
      locality: 'Accra',
      state: null,
    },
  });
});

test('a buyer exports and deletes the account with everything in it', async () => {
  const { browser, email } = await signUp(forms);
  const { body } = await browser.call('export');
  expect(body).toMatchObject({
    account: { email },
    saved_listings: [],
    inquiries: [{ form: 'buyer-registration' }],
  });
  expect(JSON.stringify(body)).not.toMatch(/hash|salt/);
  const wrong = await browser.send('delete-account', { current_password: 'wrong', confirmed: true });
  expect(wrong.status).toBe(422);
  expect(
    (await browser.send('delete-account', { current_password: buyerPassword, confirmed: true })).status,
  ).toBe(200);
  expect((await browser.call('account')).status).toBe(401);
  for (const table of ['buyers', 'leads'])
    expect(await forms.rows(sql`select 1 from ${sql.identifier(table)} where email = ${email}`)).toEqual([]);
});

test('a person who registered before there were accounts is invited once to set a password', async () => {
  const { inviteRegisteredBuyers } = await import('@/lib/backend/buyers/invite-buyers');
  await forms.rows(sql`insert into buyers (email, first_name, last_name, phone, phone_country, phone_dial_code, phone_number, language)
    values ('old@example.com', 'Yaw', 'Darko', '+233244123456', 'GH', '+233', '0244123456', 'en-GH')`);
  const { payload } = forms.contract;
  const invited = await Promise.all([inviteRegisteredBuyers(payload), inviteRegisteredBuyers(payload)]);
  expect(invited.toSorted()).toEqual([0, 1]);
  // Long after the invitation has expired.
  const { deleteExpiredRows } = await import('@/lib/backend/buyers/delete-expired');
  await forms.rows(
    sql`update buyer_links set expires_at = now() - interval '90 days' where purpose = 'invite'`,
  );
  await deleteExpiredRows(payload);
  expect(await inviteRegisteredBuyers(payload)).toBe(0);
  await forms.rows(
    sql`update buyer_links set expires_at = now() + interval '1 day' where purpose = 'invite'`,
  );
  const [link] = await mailedLinks(forms, 'old@example.com');
  const browser = openBrowser(forms);
  const values = { token: tokenOf(link), password: buyerPassword, password_confirmation: buyerPassword };
  expect((await browser.send('reset-password', values)).status).toBe(200);
  expect((await browser.send('sign-in', { email: 'old@example.com', password: buyerPassword })).status).toBe(
    200,
  );
});

test('sessions and links that ended long ago are deleted, and newer ones are not', async () => {
  const { deleteExpiredRows } = await import('@/lib/backend/buyers/delete-expired');
  const { email } = await signUp(forms);
  const ofBuyer = sql`buyer_id = (select id from buyers where email = ${email})`;
  const counts = () =>
    forms.rows(sql`select (select count(*)::int from buyer_sessions where ${ofBuyer}) as sessions,
      (select count(*)::int from buyer_links where ${ofBuyer}) as links`);
  await forms.rows(sql`update buyer_sessions set revoked_at = now() - interval '29 days' where ${ofBuyer}`);
  await forms.rows(sql`update buyer_links set used_at = now() - interval '29 days' where ${ofBuyer}`);
  await deleteExpiredRows(forms.contract.payload);
  expect(await counts()).toEqual([{ sessions: 1, links: 1 }]);
  await forms.rows(sql`update buyer_sessions set revoked_at = now() - interval '31 days' where ${ofBuyer}`);
  await forms.rows(sql`update buyer_links set used_at = now() - interval '31 days' where ${ofBuyer}`);
  await deleteExpiredRows(forms.contract.payload);
  expect(await counts()).toEqual([{ sessions: 0, links: 0 }]);
});
