import { z } from 'zod';
import { countryCodes } from '../country';
import { normaliseDigitalAddress } from '../digital-address';
import { isBlank, plainTextFault } from '../plain-text';
import type { FormField } from './form-field';

const isPlain = (lines: 'one' | 'many') => (text: string) => plainTextFault(text, { lines }) === null;
/** Browsers write line ends as two signs, and people leave some at the ends. */
const tidied = z.string().transform((text) => text.replace(/\r\n?/g, '\n').trim());
/** An optional field that was left empty is none. */
const orNothing = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .optional()
    .transform((text) => (text === undefined || isBlank(text) ? undefined : text))
    .pipe(schema.optional());

const written = (most: number, lines: 'one' | 'many') =>
  tidied.pipe(
    z
      .string()
      .max(most)
      .refine((text) => !isBlank(text), { params: { fault: 'missing' } })
      .refine(isPlain(lines)),
  );

type WrittenField = FormField & { schema: z.ZodType<string, string> };

/** Words on one line, and on several. */
export const lineOf = (most: number, autocomplete?: string): WrittenField => ({
  ...{ kind: 'line', required: true, most, schema: written(most, 'one') },
  ...(autocomplete && { autocomplete }),
});
export const linesOf = (most: number): WrittenField => ({
  ...{ kind: 'text', required: true, most, schema: written(most, 'many') },
});

/** The same of what may be left out. */
export const optionally = (field: WrittenField): FormField => ({
  ...field,
  ...{ required: false, schema: orNothing(field.schema) },
});

/** No part of a domain ends so: Zod takes it, and neither Payload nor any mail server does. */
const endsPartInHyphen = /@.*-\./;

export const emailField: FormField = {
  ...{ kind: 'email', required: true, autocomplete: 'email', most: 254 },
  schema: tidied.pipe(
    z
      .string()
      .max(254)
      .refine((text) => !isBlank(text), { params: { fault: 'missing' }, abort: true })
      .pipe(z.email().refine((text) => !endsPartInHyphen.test(text))),
  ),
};

/** As people write it; whether it can be a number of its country is asked once both are known (`lib/forms/fields-together.ts`). */
const likeAPhone = /^\+?[\d\s().\-–/]{5,40}$/;
const aPhone: WrittenField = {
  ...{ kind: 'phone', required: true, autocomplete: 'tel', most: 40 },
  schema: tidied.pipe(
    z
      .string()
      .max(40)
      .refine((text) => !isBlank(text), { params: { fault: 'missing' }, abort: true })
      .refine((text) => likeAPhone.test(text) && text.replace(/\D/g, '').length >= 7),
  ),
};
export const phoneField: FormField = optionally(aPhone);
export const neededPhoneField: FormField = aPhone;

/** Whose a number without `+` is: one of those the network knows (spec section 3); left out, where the network stands. */
export const phoneCountryField: FormField = {
  ...{ kind: 'country', required: false, autocomplete: 'tel-country-code', options: countryCodes },
  schema: orNothing(z.enum(countryCodes)),
};
/** Set by a script to what the country says; the server reads it from the country. */
export const phoneDialCodeField: FormField = {
  ...{ kind: 'line', required: false, hidden: true },
  schema: orNothing(z.string().regex(/^\+\d{1,4}$/)),
};

/** Letters and digits as in `GA-183-8164`: whoever writes these means a digital address. */
const likeADigitalAddress = /^[a-z][a-z0-9]?[\s‐-―−-]*\d[\d\s‐-―−-]*$/i;

/** A digital address of Ghana, brought into its one form; or a postal address or code, as it is written. */
export const addressField: FormField = {
  ...{ kind: 'address', required: true, autocomplete: 'postal-code', most: 200 },
  schema: written(200, 'one')
    .refine((text) => !likeADigitalAddress.test(text) || normaliseDigitalAddress(text) !== null)
    .transform((text) => normaliseDigitalAddress(text) ?? text),
};

export const choiceOf = (options: readonly [string, ...string[]], usual?: string): FormField => {
  const schema = z.enum(options);
  return {
    ...{ kind: 'choice', required: usual === undefined, options },
    schema: usual === undefined ? schema : orNothing(schema).transform((value) => value ?? usual),
  };
};

const ticked = [true, 'true', 'on', '1'] as const;
const open = [false, 'false', 'off', '0', ''] as const;

/** A box that has to be ticked, and one that is offered. */
export const agreementField: FormField = {
  ...{ kind: 'agreement', required: true },
  schema: z.literal([...ticked]).transform(() => true),
};
export const offerField: FormField = {
  ...{ kind: 'offer', required: false },
  schema: z
    .literal([...ticked, ...open])
    .optional()
    .transform((value) => ticked.some((one) => one === value)),
};

/** A record that the page names, by its slug. */
export const recordField: FormField = {
  ...{ kind: 'record', required: false, hidden: true },
  schema: orNothing(z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/)),
};

const pagePath = z.string().regex(/^(\/[\w-]{1,120}){1,6}$/);

/** A page of this site that the page names, as `/en-GH/franchise-guide`. */
export const pageField: FormField = {
  ...{ kind: 'record', required: false, hidden: true },
  schema: orNothing(pagePath),
};

/** The page that an address of this site leads to, as `pageField` takes it; null for a file and another site. */
export const pageAt = (address: string | null): string | null =>
  pagePath.safeParse(address?.split(/[?#]/)[0]).data ?? null;

/** What the valuation calculator was asked, as its own form writes it into an address (`lib/valuation/read-figures.ts`). */
export const figuresField: FormField = {
  ...{ kind: 'record', required: true, hidden: true, most: 4000 },
  schema: z
    .string()
    .min(1)
    .max(4000)
    .refine(isPlain('one'))
    .refine((text) => [...new URLSearchParams(text)].flat().every(isPlain('one'))),
};
