import { z } from 'zod';
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

/** Words on one line, and on several. */
export const lineOf = (most: number, autocomplete?: string): FormField => ({
  ...{ kind: 'line', required: true, most, schema: written(most, 'one') },
  ...(autocomplete && { autocomplete }),
});
export const textOf = (most: number): FormField => ({
  ...{ kind: 'text', required: true, most, schema: written(most, 'many') },
});

export const emailField: FormField = {
  ...{ kind: 'email', required: true, autocomplete: 'email', most: 254 },
  schema: tidied.pipe(
    z
      .string()
      .max(254)
      .refine((text) => !isBlank(text), { params: { fault: 'missing' }, abort: true })
      .pipe(z.email()),
  ),
};

/** As people write it; whether it can be a number of its country is told by the server alone. */
const likeAPhone = /^\+?[\d\s().\-–/]{5,40}$/;
export const phoneField: FormField = {
  ...{ kind: 'phone', required: false, autocomplete: 'tel', most: 40 },
  schema: orNothing(
    tidied.pipe(
      z
        .string()
        .max(40)
        .refine((text) => likeAPhone.test(text) && text.replace(/\D/g, '').length >= 7),
    ),
  ),
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

/** What the valuation calculator was asked, as its own form writes it into an address (`lib/valuation/read-figures.ts`). */
export const figuresField: FormField = {
  ...{ kind: 'record', required: true, hidden: true, most: 4000 },
  schema: z.string().min(1).max(4000).refine(isPlain('one')),
};
