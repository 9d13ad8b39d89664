import type { SuppliedExampleOf } from '@/lib/engine/block';
import type { inquiryFormSchema, inquiryFormSuppliedSchema } from './inquiry-form.schema';

export const inquiryFormExample: SuppliedExampleOf<
  typeof inquiryFormSchema,
  typeof inquiryFormSuppliedSchema
> = {
  props: {
    heading: 'Write to us',
    text: 'Say as much or as little as you like. What you write stays between us.',
  },
  supplied: {
    listing: { slug: 'cold-store-tema', title: 'Cold store and frozen fish wholesaler', number: 'MB-1042' },
  },
};
