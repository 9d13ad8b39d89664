import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, type ExpectStatic, inject, it } from 'vitest';
import { hasFocus } from '../support/keyboard';
import { isLongForm, thinOut } from '../support/long-form';
import { openDatabase } from '../support/open-database';
import { shareBrowser } from '../support/share-browser';
import {
  type FormRow,
  formRows,
  inquiryRow,
  leadsOf,
  newVisitor,
  openAwake,
  put,
  submitOf,
  wrongIn,
} from '../support/visitor-forms';

const browser = shareBrowser();
const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
// Of one address so many are taken within ten minutes, whoever visits.
beforeAll(() => database.execute(sql`delete from form_attempts`));
afterAll(() => database.$client.end());

/** What has to be filled in, in the order of the page. */
const needed: Readonly<Record<string, readonly string[]>> = {
  inquiry: ['reason', 'full_name', 'email', 'message', 'privacy'],
  'seller-registration': ['first_name', 'last_name', 'email', 'phone', 'trade', 'town', 'privacy'],
  'valuation-start': ['full_name', 'email', 'postal_code', 'privacy'],
  'buyer-registration': ['first_name', 'last_name', 'email', 'phone_number', 'privacy'],
  newsletter: ['email', 'newsletter', 'privacy'],
  guide: ['full_name', 'email', 'privacy'],
  'event-seat': ['full_name', 'email', 'sitting', 'privacy'],
  sms: ['full_name', 'phone', 'sms', 'privacy'],
};
const boxes = ['privacy', 'newsletter', 'sms'];
const blank = 'Please fill in this field.';
const incomplete = 'Please complete all required fields';
/** Which days there are the page knows, not the form: it is asked once the rest is right. */
const askedLast = 'sitting';

const sentences: Readonly<Record<string, string>> = {
  reason: 'Please choose an option.',
  [askedLast]: 'Please choose one of the dates offered on this page.',
};
const emptySays = (field: string): string =>
  boxes.includes(field)
    ? 'Please tick this box. We need your consent to answer you.'
    : (sentences[field] ?? blank);

type Told = Readonly<Record<string, string>>;

/** What is said above, beside each field and in the list of them, and where the focus is, all at once: as it stands once it was answered. */
const seenIn = (form: Locator) =>
  form.evaluate((one) => {
    const said = (selector: string) => one.querySelector(`${selector}:not([hidden])`)?.textContent ?? '';
    const fields = [...one.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
      const fault = field.querySelector('[data-fault]:not([hidden])');
      const control = field.querySelector('[aria-invalid=true]');
      const isTied = fault !== null && control?.getAttribute('aria-describedby') === fault.id;
      return isTied ? [[field.dataset.field ?? '', fault.textContent ?? '']] : [];
    });
    const listed = [...one.querySelectorAll('[data-says=fault]:not([hidden]) [data-faults] a')];
    return {
      above: said('[data-says=fault] [data-summary]'),
      beside: Object.fromEntries(fields),
      listed: listed.map(({ textContent }) => textContent?.split(' – ').at(-1) ?? ''),
      focus: document.activeElement?.getAttribute('name') ?? '',
    };
  });

/** What tests side by side share knows of none of them: each brings its own `expect`. */
type Sending = { form: Locator; expect: ExpectStatic };

/** Sends it, and waits until it is told of exactly these fields. */
async function refuse({ form, expect }: Sending, told: Told, above = incomplete): Promise<void> {
  const fields = Object.keys(told);
  const said = Object.values(told).map((says): unknown => expect.stringContaining(says));
  await submitOf(form).click();
  await expect
    .poll(() => seenIn(form))
    .toEqual({
      above,
      beside: Object.fromEntries(fields.map((field, place) => [field, said[place]])),
      listed: said,
      focus: fields[0],
    });
}

const wrongSays = (field: string): string =>
  boxes.includes(field) || field in sentences ? emptySays(field) : wrongIn(field)[1];

const rows = [...formRows, inquiryRow];

describe.concurrent.each(isLongForm ? rows : thinOut(rows, 1))('$form', (row: FormRow) => {
  it('tells of each field that is empty or wrong, above and beside it, and leads to the first, until none is left', async ({
    expect,
  }) => {
    const { page, close } = await browser.openTab();
    const visitor = newVisitor(row);
    const right: Told = { ...row.fields, ...visitor };
    const fields = needed[row.form] ?? [];
    const form = await openAwake(page, row);
    const marked = await form
      .locator('[data-field] [required]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
    expect(marked).toEqual(fields);
    const asked = fields.filter((field) => field !== askedLast);
    await refuse({ form, expect }, Object.fromEntries(asked.map((field) => [field, emptySays(field)])));
    for (const field of asked)
      if (wrongSays(field) !== emptySays(field)) await put(form, field, wrongIn(field)[0]);
    const left = new Map(asked.map((field) => [field, wrongSays(field)]));
    for (const field of asked) {
      await refuse({ form, expect }, Object.fromEntries(left));
      left.delete(field);
      await put(form, field, right[field] ?? '');
    }
    if (fields.includes(askedLast)) {
      await refuse({ form, expect }, { [askedLast]: emptySays(askedLast) }, 'One field needs another look.');
      await put(form, askedLast, right[askedLast] ?? '');
    }
    expect(await leadsOf(database, visitor)).toEqual([]);
    await submitOf(form).click();
    await form.getByText(row.says).waitFor();
    expect(await hasFocus(form.locator('[data-says=sent]'))).toBe(true);
    expect(await leadsOf(database, visitor)).toHaveLength(1);
    await close();
  });
});
