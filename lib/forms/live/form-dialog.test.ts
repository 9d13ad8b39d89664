// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { startFormDialog } from './form-dialog';
import { formSent } from './form-sent';
import { formatPhoneField } from './format-phone-field';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const countries = `<select name="phone_country">
  <option value="GH" data-iso="GH" data-dial-code="+233">Ghana</option>
  <option value="UK" data-iso="GB" data-dial-code="+44">United Kingdom</option></select>`;

function render(precedingHtml = '') {
  document.body.innerHTML = `${precedingHtml}
    <form><input name="full_name" value="Esi Adwoa Quaye"><input name="email" value=" esi@example.com "><input name="phone"></form>
    <div id="place"><a href="/register" data-opens>Register</a><p data-done><span hidden>Registered</span></p>
    <dialog><button data-closes>Close</button><form>
      <div data-field="first_name"><input name="first_name"></div><div data-field="last_name"><input name="last_name" value="Mine"></div>
      <input name="email"><input name="phone_number">${countries}
    </form></dialog></div>`;
  const root = document.querySelector<HTMLElement>('#place');
  const dialog = document.querySelector('dialog');
  if (!root || !dialog) throw new Error('nothing drawn');
  startFormDialog(root, formSent);
  const values = () => Object.fromEntries(new FormData(dialog.querySelector('form') ?? undefined));
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  return {
    dialog,
    values,
    press,
    isConfirmed: () => !root.querySelector('[data-done] > *')?.hasAttribute('hidden'),
  };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('opens prefilled from other forms, and keeps existing values', () => {
  const { dialog, values, press } = render();
  press('[data-opens]');
  expect(dialog.open).toBe(true);
  expect(values()).toMatchObject({
    first_name: 'Esi',
    last_name: 'Mine',
    email: 'esi@example.com',
    phone_number: '',
  });
  expect(document.activeElement?.getAttribute('name')).toBe('first_name');
});

const formWith = (country: string, phone: string) =>
  `<form><select name="phone_country"><option>${country}</option></select><input name="phone" value="${phone}"></form>`;

test('takes the phone number with the country of the same form', () => {
  const { values, press } = render(formWith('UK', '') + formWith('UK', '020 7946 0958'));
  press('[data-opens]');
  expect(values()).toMatchObject({ phone_number: '020 7946 0958', phone_country: 'UK' });
  const secondForm = render(formWith('UK', '') + formWith('GH', '024 412 3456'));
  secondForm.press('[data-opens]');
  expect(secondForm.values()).toMatchObject({ phone_number: '024 412 3456', phone_country: 'GH' });
});

test('an existing phone number keeps its country', () => {
  const { dialog, values, press } = render(formWith('UK', '020 7946 0958'));
  const number = dialog.querySelector<HTMLInputElement>('[name=phone_number]');
  if (number) number.value = '024 412 3456';
  press('[data-opens]');
  expect(values()).toMatchObject({ phone_number: '024 412 3456', phone_country: 'GH' });
});

test.each<MouseEventInit>([
  ...[{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }],
])('a click that opens the page elsewhere does not open the dialog: %j', (modifiers) => {
  const { dialog } = render();
  const opener = document.querySelector('[data-opens]');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
  // jsdom does not implement navigation.
  opener?.removeAttribute('href');
  opener?.dispatchEvent(click);
  expect([dialog.open, click.defaultPrevented]).toEqual([false, false]);
});

test('displays the confirmation after closing when the form was submitted', async () => {
  const { dialog, press, isConfirmed } = render();
  press('[data-opens]');
  press('[data-closes]');
  await settle();
  expect([dialog.open, isConfirmed()]).toEqual([false, false]);
  press('[data-opens]');
  dialog.querySelector('form')?.dispatchEvent(new CustomEvent(formSent, { bubbles: true }));
  press('[data-closes]');
  await settle();
  expect(isConfirmed()).toBe(true);
});

test.each([
  ['0244123456', 'GH', '024 412 3456', 'GH', '+233'],
  ['+2330244123456', 'GH', '024 412 3456', 'GH', '+233'],
  ['0044 20 7946 0958', 'GH', '020 7946 0958', 'UK', '+44'],
  ['020 7946 0958', 'UK', '020 7946 0958', 'UK', '+44'],
  ['+49 30 901820', 'GH', '+49 30 901820', 'GH', '+233'],
  ['call me', 'GH', 'call me', 'GH', '+233'],
])('formats %s in %s as %s in %s', (typed, country, expected, chosen, dialCode) => {
  document.body.innerHTML = `<form>${countries}<input type="tel" name="phone_number"><input type="hidden" name="phone_dial_code"></form>`;
  const form = document.querySelector('form');
  const [select, input] = [
    document.querySelector('select'),
    document.querySelector<HTMLInputElement>('[type=tel]'),
  ];
  if (!form || !select || !input) throw new Error('nothing drawn');
  select.value = country;
  input.value = typed;
  formatPhoneField(form);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    phone_country: chosen,
    phone_number: expected,
    phone_dial_code: dialCode,
  });
});
