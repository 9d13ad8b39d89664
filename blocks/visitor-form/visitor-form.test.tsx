// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { parseForm } from '@/lib/forms/parse-form';
import { VisitorForm } from './visitor-form';
import { visitorFormSchema } from './visitor-form.schema';

function draw(props: object): HTMLElement {
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
])('a short %s asks for what it cannot do without', (form, expected) => {
  expect(namesOf(draw({ form, showOptional: false }))).toEqual(expected);
});

test('the days of an event are asked for, also by a short one, and chosen from', () => {
  const body = draw({
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
])('a guide at %s is sent as one that the form takes, so that nobody is refused for it', (url, sent) => {
  const value = draw({ form: 'guide', guide: { url } }).querySelector<HTMLInputElement>(
    '[name=guide]',
  )?.value;
  expect(value?.endsWith(sent)).toBe(true);
  expect(parseForm('guide', new Map([['guide', value]]), (name) => name === 'guide').ok).toBe(true);
});

test('a button says what staff have it say, or what the form is for', () => {
  const said = (props: object) => draw(props).querySelector('button[type=submit]')?.textContent;
  expect([said({ form: 'sms' }), said({ form: 'sms', button: 'Yes, please' })]).toEqual([
    'Send me text messages',
    'Yes, please',
  ]);
});

test('no box is ticked before somebody ticks it', () => {
  for (const form of visitorFormSchema.shape.form.options) {
    const guide = { url: '/franchise-guide' };
    expect(draw({ form, guide }).querySelectorAll('[type=checkbox]').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('[checked]')).toHaveLength(0);
  }
});
