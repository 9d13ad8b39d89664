import { z } from 'zod';
import { lineField, switchField, targetField } from '@/schemas/field-kinds';
import { recipientsField } from '@/schemas/forms/recipients-field';
import { linkTargetSchema } from '@/schemas/reference';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const inquiryFormSchema = z.strictObject({
  ...sectionIntroShape,
  showPhone: z.boolean().default(true).meta(switchField('Ask for a telephone number')),
  showTown: z
    .boolean()
    .default(false)
    .meta(switchField('Ask for the town', 'For pages of the network: the nearest office answers.')),
  showReach: z.boolean().default(true).meta(switchField('Ask how and when to reply')),
  button: z.string().max(60).default('').meta(lineField('Button label', 'Defaults to “Send”.')),
  recipients: recipientsField('the agent of the page, then of the listing, then the office'),
  thanks: linkTargetSchema
    .default({ url: '/contact-us/thank-you' })
    .meta(targetField('Thank-you page', 'Opens after the form is sent.')),
  surface: surfaceField(),
});

/** The listing that the inquiry is about, if the page has one. */
export const inquiryFormSuppliedSchema = z.strictObject({
  listing: z
    .strictObject({ slug: z.string(), title: z.string(), number: z.string() })
    .nullable()
    .default(null),
});
export type InquiryFormProps = z.infer<typeof inquiryFormSchema> & z.infer<typeof inquiryFormSuppliedSchema>;
