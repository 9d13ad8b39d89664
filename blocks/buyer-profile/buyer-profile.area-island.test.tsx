// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuyerCallError } from '@/lib/account/call-buyer';
import { IslandsDisabled } from '@/lib/islands/island';
import { exampleAreaPage, examplePage, fakeBuyerCalls } from '@/tests/support/area-page';
import { BuyerProfile } from './buyer-profile';
import { BuyerProfileIsland } from './buyer-profile.area-island';
import { buyerProfileSchema } from './buyer-profile.schema';
import { profileTexts } from './profile-texts';

const callBuyer = vi.hoisted(() => vi.fn());
vi.mock('@/lib/account/call-buyer', async (original) => ({ ...Object(await original()), callBuyer }));

const userInfo = {
  ...{ token: 't', email: 'esi@example.com', first_name: 'Esi', last_name: 'Quaye' },
  ...{ mobile_e164: '+233244123456', mobile_code: '+233', mobile_country: 'GH', address_1: '4 Ring Road' },
  ...{ locality: 'Accra', state: null, country: 'GH', postal_code: 'GA-183-8164', attributes: [] },
};
const account = {
  ...{ email: 'esi@example.com', pending_email: null, hasPassword: true },
  registered_at: '2026-11-01T10:00:00.000Z',
  agent: {
    ...{ name: 'Ama Mensah', office: 'Osu', phone: '+233302778140', email: 'ama@example.com' },
    href: '/agents/ama',
  },
};
const device = (id: number, name: string, isCurrent: boolean) => ({
  ...{ id, name, isCurrent, signed_in_at: '2026-11-01T10:00:00.000Z' },
  last_seen_at: '2026-11-02T10:00:00.000Z',
});
const devices = [device(1, 'Firefox, Windows', true), device(2, 'Safari, iPhone', false)];

const open = (responses: Parameters<typeof fakeBuyerCalls>[0] = {}) => {
  const fake = fakeBuyerCalls({
    session: () => userInfo,
    account: () => account,
    devices: () => ({ devices }),
    passkeys: () => ({ passkeys: [] }),
    'end-session': () => ({}),
    ...responses,
  });
  callBuyer.mockImplementation(fake.callBuyer);
  const props = buyerProfileSchema.parse({});
  document.body.innerHTML = renderToStaticMarkup(
    <IslandsDisabled value={true}>
      {BuyerProfile({ props, page: examplePage, id: 'p', slot: () => null })}
    </IslandsDisabled>,
  );
  render(<BuyerProfileIsland id="p" page={exampleAreaPage} texts={profileTexts(examplePage)} />);
  return fake.calls;
};
const form = (name: string): HTMLFormElement => {
  const element = document.getElementById(`p-${name}-form`);
  if (!(element instanceof HTMLFormElement)) throw new Error(`No form ${name}`);
  return element;
};
const isHidden = (id: string) => document.getElementById(id)?.hasAttribute('hidden');

beforeEach(() => void callBuyer.mockReset());
afterEach(cleanup);

test('the form is usable once it has the values of the buyer', async () => {
  open();
  expect(document.getElementById('p-profile')?.hasAttribute('inert')).toBe(true);
  await waitFor(() => expect(document.getElementById('p-profile')?.hasAttribute('inert')).toBe(false));
  expect(Object.fromEntries(new FormData(form('profile')))).toMatchObject({
    ...{ first_name: 'Esi', last_name: 'Quaye', phone_country: 'GH', phone_number: '+233244123456' },
    ...{ address_1: '4 Ring Road', locality: 'Accra', state: '', postal_code: 'GA-183-8164' },
  });
});

test('after a submission the fields are displayed again with the stored values', async () => {
  let first_name = 'Esi';
  open({ session: () => ({ ...userInfo, first_name }) });
  await waitFor(() => expect(new FormData(form('profile')).get('first_name')).toBe('Esi'));
  first_name = 'Efua';
  form('profile').reset();
  form('profile').querySelector('[data-fields]')?.setAttribute('hidden', '');
  fireEvent(form('profile'), new CustomEvent('form-sent', { bubbles: true }));
  await waitFor(() => expect(new FormData(form('profile')).get('first_name')).toBe('Efua'));
  expect(form('profile').querySelector('[data-fields]')?.hasAttribute('hidden')).toBe(false);
});

test('the person who looks after the buyer is displayed', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'Ama Mensah' })).getAttribute('href')).toBe(
    '/en-GH/agents/ama',
  );
});

test('another device is signed out, and this one is not offered', async () => {
  const calls = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out: Safari, iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
  expect(calls.at(-1)).toEqual(['end-session', { id: 2 }]);
  expect(screen.queryByRole('button', { name: 'Sign out: Firefox, Windows' })).toBeNull();
});

test('a buyer without a password sets one by an emailed link', async () => {
  open({ account: () => ({ ...account, hasPassword: false, pending_email: 'new@example.com' }) });
  await waitFor(() => expect(isHidden('p-set')).toBe(false));
  expect([isHidden('p-password'), new FormData(form('set')).get('email')]).toEqual([true, 'esi@example.com']);
  expect(document.getElementById('p-pending')?.textContent).toBe('Waiting for confirmation: new@example.com');
});

test('the form stays unusable when the values could not be loaded', async () => {
  open({ session: () => Promise.reject(new BuyerCallError(500, '')) });
  await screen.findByText('This could not be loaded.');
  expect(document.getElementById('p-profile')?.hasAttribute('inert')).toBe(true);
});
