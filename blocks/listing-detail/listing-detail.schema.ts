import { z } from 'zod';
import { targetField, textField } from '@/schemas/field-kinds';
import { listingSchema } from '@/schemas/listing';
import { loanTermsSchema } from '@/schemas/loan';
import { linkTargetSchema } from '@/schemas/reference';
import { earningsMultiplesSchema } from '@/schemas/valuation';

export const listingDetailSchema = z.strictObject({
  /** The link target of the inquiry button. */
  ask: linkTargetSchema.default({ url: '/contact-us' }).meta(targetField('“Ask for details” links to')),
  /** A sentence below the invitation to inquire. */
  askText: z.string().max(300).default('').meta(textField('Text below the inquiry button')),
});

export const listingDetailSuppliedSchema = z.strictObject({
  listing: listingSchema,
  /** The asking multiples of other listings in the same trade; null when there are too few. */
  trade: earningsMultiplesSchema.nullable().default(null),
  /** The loan terms of the payment example; without them there is no example. */
  loan: loanTermsSchema.nullable().default(null),
  /** The absolute URL of this page, for sharing and printing. */
  address: z.string().default(''),
});
export type ListingDetailProps = z.infer<typeof listingDetailSchema> &
  z.infer<typeof listingDetailSuppliedSchema>;
