// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createTranslate } from '@/lib/i18n/translate';
import { renderNoScriptFormPage } from './no-script-form-page';

const hostile = '"><script>alert(1)</script>&amp;';
const sent = new Map<string, unknown>([
  ['reason', 'selling'],
  ['full_name', hostile],
  ['message', `\nfirst\n${hostile}`],
  ['sms', 'on'],
  ['_place', '/en-GH/contact-us'],
]);
const render = () => {
  const errors = { email: ['No address.'], privacy: ['Tick it.'], colour: ['Not known.'] };
  const t = createTranslate('en-GH');
  const rejected = { form: 'inquiry' as const, submitted: sent, errors, offered: {} };
  const page = renderNoScriptFormPage({
    locale: 'en-GH',
    t,
    heading: hostile,
    formPageUrl: hostile,
    rejected,
  });
  return new DOMParser().parseFromString(page, 'text/html');
};

test('a rejected form contains the submitted values as text only', () => {
  const page = render();
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

test('the form is submitted with the path of its page and without timing data', () => {
  const form = render().querySelector('form');
  const values = form && new FormData(form);
  expect([values?.get('_page'), values?.has('_waited'), values?.has('_visit')]).toEqual([
    hostile,
    false,
    false,
  ]);
});

test('the first field with an error has its message and the focus', () => {
  const page = render();
  const email = page.querySelector('input[name=email]');
  expect(email?.getAttribute('aria-invalid')).toBe('true');
  expect(page.getElementById(email?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('No address.');
  expect([...page.querySelectorAll('[autofocus]')]).toEqual([email]);
});

test('marks optional text fields, but not choices, as on the page', () => {
  const labels = [...render().querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels.filter((label) => label.endsWith('(optional)'))).toEqual([
    'Mobile Phone (optional)',
    'Your town (optional)',
  ]);
});

test('the days of an event are those of its page, and there is no field without any', () => {
  const renderEvent = (days: string[]) => {
    const rejected = {
      ...{ form: 'event-seat' as const, submitted: new Map([['sitting', 'Accra']]) },
      ...{ errors: { email: ['No address.'] }, offered: { sitting: days } },
    };
    const t = createTranslate('en-GH');
    const page = renderNoScriptFormPage({
      locale: 'en-GH',
      t,
      heading: 'No',
      formPageUrl: '/event',
      rejected,
    });
    return new DOMParser().parseFromString(page, 'text/html').querySelector('[name=sitting]');
  };
  const select = renderEvent(['Accra', 'Kumasi']);
  expect(
    [...(select?.querySelectorAll('option') ?? [])].map(({ value, selected }) => [value, selected]),
  ).toEqual([
    ['', false],
    ['Accra', true],
    ['Kumasi', false],
  ]);
  expect(select?.closest('.field')?.textContent).not.toContain('optional');
  expect(renderEvent([])).toBeNull();
});
