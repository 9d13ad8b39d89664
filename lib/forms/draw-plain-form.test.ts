// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createTranslate } from '@/lib/i18n/translate';
import { drawPlainForm } from './draw-plain-form';

const hostile = '"><script>alert(1)</script>&amp;';
const sent = new Map<string, unknown>([
  ['reason', 'selling'],
  ['full_name', hostile],
  ['message', `\nfirst\n${hostile}`],
  ['sms', 'on'],
  ['_place', '/en-GH/contact-us'],
]);
const draw = () => {
  const faults = { email: ['No address.'], privacy: ['Tick it.'], colour: ['Not known.'] };
  const t = createTranslate('en-GH');
  const again = { form: 'inquiry' as const, sent, faults };
  const page = drawPlainForm({ locale: 'en-GH', t, says: hostile, back: hostile, again });
  return new DOMParser().parseFromString(page, 'text/html');
};

test('a form that was refused comes again as it was filled in, and holds nothing but texts', () => {
  const page = draw();
  const form = page.querySelector('form');
  const values = form && new FormData(form);
  expect(values?.get('full_name')).toBe(hostile);
  expect(values?.get('message')?.toString().replaceAll('\r\n', '\n')).toBe(`\nfirst\n${hostile}`);
  expect([values?.get('reason'), values?.get('sms'), values?.get('privacy')]).toEqual([
    'selling',
    'on',
    null,
  ]);
  expect(values?.get('_place')).toBe('/en-GH/contact-us');
  expect(page.querySelector('script')).toBeNull();
  expect(page.querySelector('h1')?.textContent).toBe(hostile);
});

test('a form that comes again is sent as from its page, and by nobody who was too quick', () => {
  const form = draw().querySelector('form');
  const values = form && new FormData(form);
  expect([values?.get('_page'), values?.has('_waited'), values?.has('_visit')]).toEqual([
    hostile,
    false,
    false,
  ]);
});

test('what is wrong stands with its field, and the first of them is under the hand', () => {
  const page = draw();
  const email = page.querySelector('input[name=email]');
  expect(email?.getAttribute('aria-invalid')).toBe('true');
  expect(page.getElementById(email?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('No address.');
  expect([...page.querySelectorAll('[autofocus]')]).toEqual([email]);
});

test('what is written may be left out, which is said of nothing that is chosen, as on the page', () => {
  const labels = [...draw().querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels.filter((label) => label.endsWith('(optional)'))).toEqual(['Mobile Phone (optional)']);
});
