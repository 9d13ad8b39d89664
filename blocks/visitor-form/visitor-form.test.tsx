// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { parseForm } from '@/lib/forms/parse-form';
import { VisitorForm } from './visitor-form';
import { visitorFormSchema } from './visitor-form.schema';

function render(props: object): HTMLElement {
  const parsed = visitorFormSchema.parse(props);
  const view = VisitorForm({ props: parsed, page: exampleContext(), id: 'form', slot: () => null });
  document.body.innerHTML = renderToStaticMarkup(view);
  return document.body;
}
const namesOf = (body: HTMLElement) =>
  [...body.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field);

test.each([
  [
    'seller-registration',
    ['first_name', 'last_name', 'email', 'phone_country', 'phone', 'trade', 'town', 'privacy'],
  ],
  ['event-seat', ['full_name', 'email', 'privacy']],
  ['sms', ['full_name', 'phone_country', 'phone', 'sms', 'privacy']],
])('a short %s has only the required fields', (form, expected) => {
  expect(namesOf(render({ form, showOptional: false }))).toEqual(expected);
});

test('the dates of an event are a required choice, also in a short form', () => {
  const body = render({
    form: 'event-seat',
    showOptional: false,
    sittings: [{ name: 'Monday' }, { name: 'Friday' }],
  });
  expect(namesOf(body)).toEqual(['full_name', 'email', 'sitting', 'privacy']);
  expect([...body.querySelectorAll('[name=sitting] option')].map(({ textContent }) => textContent)).toEqual([
    ...['Please choose', 'Monday', 'Friday'],
  ]);
});

test.each([
  ['/franchise-guide', '/franchise-guide'],
  ['/franchise-guide?utm_source=mail#steps', '/franchise-guide'],
  ['/files/guide.pdf', '/resources'],
  ['https://guides.example/franchise', '/resources'],
  ['mailto:ama@example.com', '/resources'],
])('a guide at %s is submitted as a value that the form accepts', (url, submittedPath) => {
  const value = render({ form: 'guide', guide: { url } }).querySelector<HTMLInputElement>(
    '[name=guide]',
  )?.value;
  expect(value?.endsWith(submittedPath)).toBe(true);
  expect(parseForm('guide', new Map([['guide', value]]), (name) => name === 'guide').ok).toBe(true);
});

test('the button has the configured text, or else the default of the form', () => {
  const buttonText = (props: object) => render(props).querySelector('button[type=submit]')?.textContent;
  expect([buttonText({ form: 'sms' }), buttonText({ form: 'sms', button: 'Yes, please' })]).toEqual([
    'Send me text messages',
    'Yes, please',
  ]);
});

test('no check box is checked by default', () => {
  for (const form of visitorFormSchema.shape.form.options) {
    const guide = { url: '/franchise-guide' };
    expect(render({ form, guide }).querySelectorAll('[type=checkbox]').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('[checked]')).toHaveLength(0);
  }
});
