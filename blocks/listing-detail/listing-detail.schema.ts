import { z } from 'zod';
import { targetField, textField } from '@/schemas/field-kinds';
import { listingSchema } from '@/schemas/listing';
import { loanTermsSchema } from '@/schemas/loan';
import { linkTargetSchema } from '@/schemas/reference';
import { ownMultiplesSchema } from '@/schemas/valuation';

export const listingDetailSchema = z.strictObject({
  /** Where asking for details leads. */
  ask: linkTargetSchema.default({ url: '/contact-us' }).meta(targetField('Asking for details leads to')),
  /** A sentence under the invitation to ask. */
  askText: z.string().max(300).default('').meta(textField('Sentence under the invitation to ask')),
});

export const listingDetailSuppliedSchema = z.strictObject({
  listing: listingSchema,
  /** What others of its trade that are for sale ask; null where they are too few to say. */
  trade: ownMultiplesSchema.nullable().default(null),
  /** Of the payment example; no example without them. */
  loan: loanTermsSchema.nullable().default(null),
  /** Of this page, in full: to send on, and on paper. */
  address: z.string().default(''),
});
export type ListingDetailProps = z.infer<typeof listingDetailSchema> &
  z.infer<typeof listingDetailSuppliedSchema>;
