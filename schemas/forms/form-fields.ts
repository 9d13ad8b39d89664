import { z } from 'zod';
import { cleanEmail, cleanPhone, splitPhone } from '../copied-text';
import { countryCodes } from '../country';
import { normaliseDigitalAddress } from '../digital-address';
import { isBlank, plainTextIssue } from '../plain-text';
import type { FormField } from './form-field';

const isPlainText = (lines: 'one' | 'many') => (text: string) => plainTextIssue(text, { lines }) === null;
/** Browsers submit line breaks as CRLF; surrounding white space is removed. */
const trimmedText = z.string().transform((text) => text.replace(/\r\n?/g, '\n').trim());
/** An empty optional field becomes undefined. */
const optionalText = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .optional()
    .transform((text) => (text === undefined || isBlank(text) ? undefined : text))
    .pipe(schema.optional());

const requiredText = (maxLength: number, lines: 'one' | 'many') =>
  trimmedText.pipe(
    z
      .string()
      .max(maxLength)
      .refine((text) => !isBlank(text), { params: { fault: 'missing' } })
      .refine(isPlainText(lines)),
  );

type RequiredTextField = FormField & { schema: z.ZodType<string, string> };

/** A text on one line, and on several. */
export const textFormField = (maxLength: number, autocomplete?: string): RequiredTextField => ({
  ...{ kind: 'line', required: true, maxLength, schema: requiredText(maxLength, 'one') },
  ...(autocomplete && { autocomplete }),
});
export const multilineFormField = (maxLength: number): RequiredTextField => ({
  ...{ kind: 'text', required: true, maxLength, schema: requiredText(maxLength, 'many') },
});

/** The optional variant of a field. */
export const optionalField = (field: RequiredTextField): FormField => ({
  ...field,
  ...{ required: false, schema: optionalText(field.schema) },
});

/** A field that may be empty when another alternative of its form has a value. */
export const alternativeField = (field: RequiredTextField): FormField => ({
  ...optionalField(field),
  isAlternative: true,
});

/** No domain label may end with a hyphen: Zod accepts it, but neither Payload nor mail servers do. */
const endsPartInHyphen = /@.*-\./;

export const emailField: RequiredTextField = {
  ...{ kind: 'email', required: true, autocomplete: 'email', maxLength: 254 },
  schema: trimmedText.transform(cleanEmail).pipe(
    z
      .string()
      .max(254)
      .refine((text) => !isBlank(text), { params: { fault: 'missing' }, abort: true })
      .pipe(z.email().refine((text) => !endsPartInHyphen.test(text))),
  ),
};

/**
 * Any notation; whether it is a valid number of its country is checked when both are known
 * (`lib/forms/parse-form.ts`).
 */
const phonePattern = /^\+?[\d\s().\-–/]{5,40}$/;
const isPhone = (text: string): boolean => phonePattern.test(text) && text.replace(/\D/g, '').length >= 7;
const requiredPhone: RequiredTextField = {
  ...{ kind: 'phone', required: true, autocomplete: 'tel', maxLength: 40 },
  schema: trimmedText.transform(cleanPhone).pipe(
    z
      .string()
      .max(40)
      .refine((text) => !isBlank(text), { params: { fault: 'missing' }, abort: true })
      .refine((text) => isPhone(splitPhone(text).number)),
  ),
};
export const phoneField: FormField = optionalField(requiredPhone);
export const requiredPhoneField: RequiredTextField = requiredPhone;

/**
 * The country of a number without `+`: one of the network's countries (spec section 3), by default the
 * active country.
 */
export const phoneCountryField: FormField = {
  ...{ kind: 'country', required: false, autocomplete: 'tel-country-code', options: countryCodes },
  schema: optionalText(z.enum(countryCodes)),
};
/** Set by a script from the country; the server derives it from the country. */
export const phoneDialCodeField: FormField = {
  ...{ kind: 'line', required: false, hidden: true },
  schema: optionalText(z.string().regex(/^\+\d{1,4}$/)),
};

/** Letters and digits as in `GA-183-8164`, which are meant as a digital address. */
const digitalAddressPattern = /^[a-z][a-z0-9]?[\s‐-―−-]*\d[\d\s‐-―−-]*$/i;

/** A Ghanaian digital address in its normal form, or a postal address or code as written. */
export const addressField: RequiredTextField = {
  ...{ kind: 'address', required: true, autocomplete: 'postal-code', maxLength: 200 },
  schema: requiredText(200, 'one')
    .refine((text) => !digitalAddressPattern.test(text) || normaliseDigitalAddress(text) !== null)
    .transform((text) => normaliseDigitalAddress(text) ?? text),
};

export const choiceFormField = (
  options: readonly [string, ...string[]],
  defaultValue?: string,
): FormField => {
  const schema = z.enum(options);
  return {
    ...{ kind: 'choice', required: defaultValue === undefined, options },
    schema:
      defaultValue === undefined ? schema : optionalText(schema).transform((value) => value ?? defaultValue),
  };
};

const checkedValues = [true, 'true', 'on', '1'] as const;
const uncheckedValues = [false, 'false', 'off', '0', ''] as const;

/** A required and an optional checkbox. */
export const agreementField: FormField = {
  ...{ kind: 'agreement', required: true },
  schema: z.literal([...checkedValues]).transform(() => true),
};
export const offerField: FormField = {
  ...{ kind: 'offer', required: false },
  schema: z
    .literal([...checkedValues, ...uncheckedValues])
    .optional()
    .transform((value) => checkedValues.some((checked) => checked === value)),
};

/** The slug of a record that the page sets. */
export const recordField: FormField = {
  ...{ kind: 'record', required: false, hidden: true },
  schema: optionalText(z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/)),
};

const pagePath = z.string().regex(/^(\/[\w-]{1,120}){1,6}$/);

/** The path of a page that the page sets, such as `/en-GH/franchise-guide`. */
export const pageField: FormField = {
  ...{ kind: 'record', required: false, hidden: true },
  schema: optionalText(pagePath),
};

/** The page path of a site address, in the format of `pageField`; null for files and other sites. */
export const pageAt = (address: string | null): string | null =>
  pagePath.safeParse(address?.split(/[?#]/)[0]).data ?? null;

/**
 * The input of the valuation calculator as a query string, as its own form writes it
 * (`lib/valuation/parse-figures.ts`).
 */
export const carriedFiguresSchema = z
  .string()
  .min(1)
  .max(4000)
  .refine(isPlainText('one'))
  .refine((text) => [...new URLSearchParams(text)].flat().every(isPlainText('one')));
export const figuresField: FormField = {
  ...{ kind: 'record', required: true, hidden: true, maxLength: 4000 },
  schema: carriedFiguresSchema,
};

/** The minimum length of a new password. */
export const MIN_PASSWORD_LENGTH = 12;
/** Longer passwords are no safer and cost computation time. */
export const MAX_PASSWORD_LENGTH = 200;

const passwordField = (autocomplete: 'current-password' | 'new-password'): FormField => ({
  ...{ kind: 'password', required: true, maxLength: MAX_PASSWORD_LENGTH, isSecret: true, autocomplete },
  // Spaces belong to a password.
  schema: z
    .string()
    .max(MAX_PASSWORD_LENGTH)
    .refine((text) => text !== '', { params: { fault: 'missing' } }),
});

/** A new password; whether it is strong enough is decided on submission. */
export const newPasswordField: FormField = passwordField('new-password');
export const currentPasswordField: FormField = passwordField('current-password');

/** The token of an emailed link, from the address of the page. */
export const tokenField: FormField = {
  ...{ kind: 'record', required: true, hidden: true, isSecret: true },
  schema: z.string().regex(/^[\w-]{43}$/),
};
