import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locator, Page } from 'playwright';
import { inject } from 'vitest';
import type { openDatabase } from './open-database';

type FormFields = Record<string, string>;
/** A form in the demonstration with valid values, its confirmation message, and its thank-you page. */
export type FormRow = {
  form: string;
  path: string;
  /** Valid values of all fields except the one that identifies the visitor. */
  fields: FormFields;
  confirmation: string;
  thanks: string;
  by?: 'phone';
};

const name = { first_name: 'Esi', last_name: 'Quaye' };
const inquirySent = 'Your inquiry has been submitted successfully.';
const passwords = { password: 'kente-and-cocoa-1957', password_confirmation: 'kente-and-cocoa-1957' };

export const formRows: readonly FormRow[] = [
  {
    ...{
      form: 'seller-registration',
      path: '/sell-a-business/seller-registration',
      confirmation: inquirySent,
    },
    fields: { ...name, phone: '024 412 3456', trade: 'Bakery', town: 'Osu' },
    thanks: '/sell-a-business/seller-registration/thank-you',
  },
  {
    ...{
      form: 'valuation-start',
      path: '/sell-a-business/what-is-my-business-worth',
      confirmation: inquirySent,
    },
    fields: { trade: 'Bakery', town: 'Osu', postal_code: 'ga 183 8164', full_name: 'Esi Quaye' },
    thanks: '/contact-us/thank-you',
  },
  {
    ...{ form: 'buyer-registration', path: '/buy-a-business/buyer-registration' },
    ...{
      fields: { ...name, phone_number: '0244123456', ...passwords },
      confirmation: 'You are registered. Please check your email and confirm your address.',
    },
    thanks: '/buy-a-business/buyer-registration/thank-you',
  },
  {
    ...{ form: 'newsletter', path: '/blog', fields: {}, thanks: '/you-are-on-the-list' },
    confirmation: 'Please check your email and confirm your subscription.',
  },
  {
    ...{ form: 'guide', path: '/buy-a-franchise', fields: { full_name: 'Esi Quaye' } },
    confirmation: 'Thank you for your interest! Check your email for a link to the guide',
    thanks: '/guide-on-its-way',
  },
  {
    ...{ form: 'event-seat', path: '/owners-morning', thanks: '/seat-reserved' },
    fields: { full_name: 'Esi Quaye', sitting: '20 February, online' },
    confirmation: 'Your seat is reserved. Please check your email.',
  },
  {
    ...{ form: 'sms', path: '/buy-a-business/buyer-registration/thank-you', by: 'phone' },
    ...{ fields: { full_name: 'Esi Quaye' }, thanks: '/contact-us/thank-you' },
    confirmation: 'You will receive a text message shortly. Reply STOP at any time to opt out.',
  },
];
export const inquiryRow: FormRow = {
  ...{ form: 'inquiry', path: '/contact-us', confirmation: inquirySent, thanks: '/contact-us/thank-you' },
  fields: { reason: 'selling', full_name: 'Esi Quaye', message: 'What is a bakery worth?' },
};

let visitors = 0;
export const newEmail = () => `form-${++visitors}-${Date.now()}@example.com`;
/** A phone number in national format, as the field formats it too. */
const newPhone = () => `024 ${100 + (Date.now() % 900)} ${1_000 + ++visitors}`;
/** The field that identifies a visitor: their phone number, where no email address is requested. */
export const newVisitor = ({ by }: FormRow): FormFields =>
  by ? { phone: newPhone() } : { email: newEmail() };

/** The stored leads of a visitor. */
export async function leadsOf(database: ReturnType<typeof openDatabase>, { email, phone = '' }: FormFields) {
  const condition = email
    ? sql`email = ${email}`
    : sql`phone = ${phone.replace('0', '+233').replace(/ /g, '')}`;
  return (await database.execute(sql`select * from leads where ${condition}`)).rows;
}

const noNumber = ['call me', 'This is not a valid phone number.'] as const;
const blank = [' ', 'Please fill in this field.'] as const;
const wrong: Readonly<Record<string, readonly [string, string]>> = {
  email: ['esi@', 'This email address is incomplete.'],
  phone: noNumber,
  phone_number: noNumber,
  postal_code: ['GA-18-8164', 'Write a digital address like GA-183-8164'],
};
/** An invalid value for a text field, and its error message. */
export const invalidValueOf = (field: string): readonly [string, string] => wrong[field] ?? blank;

export const formAddress = (path: string, locale = 'en-GH') => `${inject('siteUrl')}/${locale}${path}`;
export const formOf = (page: Page, form: string): Locator =>
  page.locator(`form[action="/api/forms/${form}"]`);
export const submitOf = (form: Locator): Locator => form.locator('button[type=submit]');
const controlOf = (form: Locator, field: string) => form.locator(`[name="${field}"]:not([type=hidden])`);

/** Opens a page and waits until its form is active and a submission is not treated as spam. */
export async function openActiveForm(page: Page, { path, form }: FormRow, locale?: string): Promise<Locator> {
  await page.goto(formAddress(path, locale));
  const formLocator = formOf(page, form);
  await formLocator.scrollIntoViewIfNeeded();
  await page.locator(`form[action="/api/forms/${form}"][novalidate]`).waitFor();
  await waitForFillTime(page);
  return formLocator;
}

/** Waits until a submission is not treated as spam: those faster than a person can type are. */
export async function waitForFillTime(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 1_600);
}

/** Sets the value of a field: text, option or checkbox. */
export async function setField(form: Locator, field: string, value: string): Promise<void> {
  const control = controlOf(form, field);
  const kind = await control.evaluate((item) => item.getAttribute('type') ?? item.tagName);
  if (kind === 'SELECT') await control.selectOption(value);
  else if (kind === 'checkbox') await control.check();
  else await control.fill(value);
}

/** Fills in these fields, and ticks the required checkboxes. */
export async function fillForm(form: Locator, fields: FormFields): Promise<void> {
  for (const [field, value] of Object.entries(fields)) await setField(form, field, value);
  for (const box of await form.locator('input[type=checkbox][required]').all()) await box.check();
}
