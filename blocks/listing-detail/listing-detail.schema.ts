import { z } from 'zod';
import { lineField, targetField, textField } from '@/schemas/field-kinds';
import { listingSchema } from '@/schemas/listing';
import { linkTargetSchema } from '@/schemas/reference';
import { ownMultiplesSchema } from '@/schemas/valuation';

export const listingDetailSchema = z.strictObject({
  /** Where asking for details leads. */
  ask: linkTargetSchema.default({ url: '/contact-us' }).meta(targetField('Asking for details leads to')),
  /** Of the financing example; no example without it. */
  loanRate: z
    .number()
    .min(0)
    .max(100)
    .default(0)
    .meta({
      ...{ label: 'Interest of the payment example', control: 'number', group: 'words' },
      help: 'Percent a year that a buyer would pay. 0 shows no example.',
    }),
  /** Where the interest comes from, and of when. */
  loanSource: z
    .string()
    .max(200)
    .default('')
    .meta(lineField('Source of the interest', 'Where it comes from, and of when.')),
  loanYears: z
    .int()
    .min(1)
    .max(30)
    .default(5)
    .meta({ label: 'Years of the payment example', control: 'number', group: 'words' }),
  /** A sentence under the invitation to ask. */
  askText: z.string().max(300).default('').meta(textField('Sentence under the invitation to ask')),
});

export const listingDetailSuppliedSchema = z.strictObject({
  listing: listingSchema,
  /** What others of its trade that are for sale ask; null where they are too few to say. */
  trade: ownMultiplesSchema.nullable().default(null),
});
export type ListingDetailProps = z.infer<typeof listingDetailSchema> &
  z.infer<typeof listingDetailSuppliedSchema>;
