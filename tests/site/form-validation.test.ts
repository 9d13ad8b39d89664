import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, describe, type ExpectStatic, inject, it } from 'vitest';
import { openDatabase } from '../support/open-database';
import { shareBrowser } from '../support/share-browser';
import { isLongForm, sampleCases } from '../support/test-scope';
import {
  type FormRow,
  formRows,
  inquiryRow,
  invalidValueOf,
  leadsOf,
  newVisitor,
  openActiveForm,
  setField,
  submitOf,
} from '../support/visitor-forms';

const browser = shareBrowser();
const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
// The rate limit allows a fixed number of submissions per address within ten minutes.
beforeAll(() => database.execute(sql`delete from form_attempts`));
afterAll(() => database.$client.end());

/** The required fields, in page order. */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  inquiry: ['reason', 'full_name', 'email', 'message', 'privacy'],
  'seller-registration': ['first_name', 'last_name', 'email', 'phone', 'trade', 'town', 'privacy'],
  'valuation-start': ['trade', 'town', 'full_name', 'privacy'],
  'buyer-registration': ['first_name', 'last_name', 'email', 'phone_number', 'privacy'],
  newsletter: ['email', 'newsletter', 'privacy'],
  guide: ['full_name', 'email', 'privacy'],
  'event-seat': ['full_name', 'email', 'sitting', 'privacy'],
  sms: ['full_name', 'phone', 'sms', 'privacy'],
};
const boxes = ['privacy', 'newsletter', 'sms'];
const blank = 'Please fill in this field.';
const incomplete = 'Please complete all required fields';
/** The server knows which days are offered, so this field is validated last. */
const lastValidatedField = 'sitting';

const sentences: Readonly<Record<string, string>> = {
  reason: 'Please choose an option.',
  [lastValidatedField]: 'Please choose one of the dates offered on this page.',
};
const emptyMessage = (field: string): string =>
  boxes.includes(field) ? 'Please tick this box to continue.' : (sentences[field] ?? blank);

type FieldMessages = Readonly<Record<string, string>>;

/**
 * The messages above the form, beside each field and in the error list, and the focus, read together after
 * the response.
 */
const readMessages = (form: Locator) =>
  form.evaluate((item) => {
    const textOf = (selector: string) => item.querySelector(`${selector}:not([hidden])`)?.textContent ?? '';
    const fields = [...item.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
      const fault = field.querySelector('[data-error]:not([hidden])');
      const control = field.querySelector('[aria-invalid=true]');
      const isTied = fault !== null && control?.getAttribute('aria-describedby') === fault.id;
      return isTied ? [[field.dataset.field ?? '', fault.textContent ?? '']] : [];
    });
    const listed = [...item.querySelectorAll('[data-message=invalid]:not([hidden]) [data-errors] a')];
    return {
      above: textOf('[data-message=invalid] [data-summary]'),
      beside: Object.fromEntries(fields),
      listed: listed.map(({ textContent }) => textContent?.split(' – ').at(-1) ?? ''),
      focus: document.activeElement?.getAttribute('name') ?? '',
    };
  });

/** Concurrent tests need the `expect` of their own context. */
type SubmissionContext = { form: Locator; expect: ExpectStatic };

/** Submits the form, and waits for the messages of exactly these fields. */
async function expectRefusal(
  { form, expect }: SubmissionContext,
  messages: FieldMessages,
  above = incomplete,
): Promise<void> {
  const fields = Object.keys(messages);
  const expectedMessages = Object.values(messages).map((message): unknown =>
    expect.stringContaining(message),
  );
  await submitOf(form).click();
  await expect
    .poll(() => readMessages(form))
    .toEqual({
      above,
      beside: Object.fromEntries(fields.map((field, index) => [field, expectedMessages[index]])),
      listed: expectedMessages,
      focus: fields[0],
    });
}

const wrongMessage = (field: string): string =>
  boxes.includes(field) || field in sentences ? emptyMessage(field) : invalidValueOf(field)[1];

const rows = [...formRows, inquiryRow];

describe.concurrent.each(isLongForm ? rows : sampleCases(rows, 1))('$form', (row: FormRow) => {
  it('form validation › reports each empty or invalid field above and beside it, focuses the first, and accepts the corrected form', async ({
    expect,
  }) => {
    const { page, close } = await browser.openTab();
    const visitor = newVisitor(row);
    const validValues: FieldMessages = { ...row.fields, ...visitor };
    const fields = requiredFields[row.form] ?? [];
    const form = await openActiveForm(page, row);
    const marked = await form
      .locator('[data-field] [required]')
      .evaluateAll((all) => all.map((item) => item.getAttribute('name')));
    expect(marked).toEqual(fields);
    // An alternative to the phone number, so it is not required by itself.
    if (visitor.email && !fields.includes('email')) await setField(form, 'email', visitor.email);
    const checkedFields = fields.filter((field) => field !== lastValidatedField);
    await expectRefusal(
      { form, expect },
      Object.fromEntries(checkedFields.map((field) => [field, emptyMessage(field)])),
    );
    for (const field of checkedFields)
      if (wrongMessage(field) !== emptyMessage(field)) await setField(form, field, invalidValueOf(field)[0]);
    const remaining = new Map(checkedFields.map((field) => [field, wrongMessage(field)]));
    for (const field of checkedFields) {
      await expectRefusal({ form, expect }, Object.fromEntries(remaining));
      remaining.delete(field);
      await setField(form, field, validValues[field] ?? '');
    }
    if (fields.includes(lastValidatedField)) {
      await expectRefusal(
        { form, expect },
        { [lastValidatedField]: emptyMessage(lastValidatedField) },
        'One field needs your attention.',
      );
      await setField(form, lastValidatedField, validValues[lastValidatedField] ?? '');
    }
    expect(await leadsOf(database, visitor)).toEqual([]);
    await submitOf(form).click();
    await page.waitForURL(`**${row.thanks}`);
    await page.getByText(row.confirmation).first().waitFor();
    expect(await leadsOf(database, visitor)).toHaveLength(1);
    await close();
  });
});
