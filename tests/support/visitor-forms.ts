import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { openDatabase } from './open-database';

type Fields = Record<string, string>;
/** A form where it stands in the demonstration, filled in right, and what it says and leads to when it was taken. */
export type FormRow = {
  form: string;
  path: string;
  /** What is right in each field but the one by which a visitor is found again. */
  fields: Fields;
  says: string;
  thanks: string;
  by?: 'phone';
};

const name = { first_name: 'Esi', last_name: 'Quaye' };
const inquirySent = 'Your inquiry has been submitted successfully.';
export const formRows: readonly FormRow[] = [
  {
    ...{ form: 'seller-registration', path: '/sell-a-business/seller-registration', says: inquirySent },
    fields: { ...name, phone: '024 412 3456', trade: 'Bakery', town: 'Osu' },
    thanks: '/sell-a-business/seller-registration/thank-you',
  },
  {
    ...{ form: 'valuation-start', path: '/sell-a-business/what-is-my-business-worth', says: inquirySent },
    ...{ fields: { full_name: 'Esi Quaye', postal_code: 'ga 183 8164' }, thanks: '/contact-us/thank-you' },
  },
  {
    ...{ form: 'buyer-registration', path: '/buy-a-business/buyer-registration' },
    ...{
      fields: { ...name, phone_number: '0244123456' },
      says: 'You are registered. Please check your email.',
    },
    thanks: '/buy-a-business/buyer-registration/thank-you',
  },
  {
    ...{ form: 'newsletter', path: '/blog', fields: {}, thanks: '/you-are-on-the-list' },
    says: 'You are subscribed. Please check your email.',
  },
  {
    ...{ form: 'guide', path: '/buy-a-franchise', fields: { full_name: 'Esi Quaye' } },
    says: 'Thank you for your interest! Check your email for a link to the guide',
    thanks: '/guide-on-its-way',
  },
  {
    ...{ form: 'event-seat', path: '/owners-morning', thanks: '/you-are-on-the-list' },
    fields: { full_name: 'Esi Quaye', sitting: '20 February, online' },
    says: 'Your seat is reserved. Please check your email.',
  },
  {
    ...{ form: 'sms', path: '/buy-a-business/buyer-registration/thank-you', by: 'phone' },
    ...{ fields: { full_name: 'Esi Quaye' }, thanks: '/contact-us/thank-you' },
    says: 'You will receive a text message shortly. Reply STOP at any time to opt out.',
  },
];
export const inquiryRow: FormRow = {
  ...{ form: 'inquiry', path: '/contact-us', says: inquirySent, thanks: '/contact-us/thank-you' },
  fields: { reason: 'selling', full_name: 'Esi Quaye', message: 'What is a bakery worth?' },
};

let visitors = 0;
export const newEmail = () => `form-${++visitors}-${Date.now()}@example.com`;
/** As it is written in Ghana, and as the field writes it too. */
const newPhone = () => `024 ${100 + (Date.now() % 900)} ${1_000 + ++visitors}`;
/** By what each visitor is found again: their number, where no email address is asked for. */
export const newVisitor = ({ by }: FormRow): Fields => (by ? { phone: newPhone() } : { email: newEmail() });

/** What somebody sent, by what they are found again. */
export async function leadsOf(database: ReturnType<typeof openDatabase>, { email, phone = '' }: Fields) {
  const theirs = email ? sql`email = ${email}` : sql`phone = ${phone.replace('0', '+233').replace(/ /g, '')}`;
  return (await database.execute(sql`select * from leads where ${theirs}`)).rows;
}

const noNumber = ['call me', 'This is not a valid phone number.'] as const;
const blank = [' ', 'Please fill in this field.'] as const;
const wrong: Readonly<Record<string, readonly [string, string]>> = {
  email: ['esi@', 'This email address is incomplete.'],
  phone: noNumber,
  phone_number: noNumber,
  postal_code: ['GA-18-8164', 'Write a digital address like GA-183-8164'],
};
/** Something wrong for a field that is written in, and what is said of it. */
export const wrongIn = (field: string): readonly [string, string] => wrong[field] ?? blank;

export const formAddress = (path: string, locale = 'en-GH') => `${inject('siteUrl')}/${locale}${path}`;
export const formOf = (page: Page, form: string): Locator =>
  page.locator(`form[action="/api/forms/${form}"]`);
export const submitOf = (form: Locator): Locator => form.locator('button[type=submit]');
const controlOf = (form: Locator, field: string) => form.locator(`[name="${field}"]:not([type=hidden])`);

/** The form on its page, once it listens and is believed to be filled in by somebody. */
export async function openAwake(page: Page, { path, form }: FormRow, locale?: string): Promise<Locator> {
  await page.goto(formAddress(path, locale));
  const found = formOf(page, form);
  await found.scrollIntoViewIfNeeded();
  await page.locator(`form[action="/api/forms/${form}"][novalidate]`).waitFor();
  // Who is faster than anybody is taken for a program.
  await page.waitForFunction(() => performance.now() > 1_600);
  return found;
}

/** Writes into a field, chooses of a list, or ticks a box. */
export async function put(form: Locator, field: string, value: string): Promise<void> {
  const control = controlOf(form, field);
  const kind = await control.evaluate((one) => one.getAttribute('type') ?? one.tagName);
  if (kind === 'SELECT') await control.selectOption(value);
  else if (kind === 'checkbox') await control.check();
  else await control.fill(value);
}

/** Fills these fields, and ticks what has to be agreed to. */
export async function fill(form: Locator, fields: Fields): Promise<void> {
  for (const [field, value] of Object.entries(fields)) await put(form, field, value);
  for (const box of await form.locator('input[type=checkbox][required]').all()) await box.check();
}
