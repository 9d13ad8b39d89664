import { z } from 'zod';
import { choiceField, lineField, listField, switchField, targetField } from '@/schemas/field-kinds';
import { recipientsField } from '@/schemas/forms/recipients-field';
import { linkTargetSchema } from '@/schemas/reference';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

/** The forms with fixed fields. The inquiry is a separate block, because it can be about a listing. */
export const visitorFormSchema = z
  .strictObject({
    form: z
      .enum([
        'seller-registration',
        'valuation-start',
        'buyer-registration',
        'newsletter',
        'guide',
        'event-seat',
        'sms',
      ])
      .meta({
        ...choiceField('What it is for', {
          'seller-registration': 'Register as a seller',
          'valuation-start': 'Request a valuation',
          'buyer-registration': 'Register as a buyer',
          newsletter: 'Subscribe to the newsletter',
          guide: 'Get a guide by mail',
          'event-seat': 'Keep a seat at an event',
          sms: 'Get text messages',
        }),
        // First field, because it determines the meaning of the others.
        group: 'words',
      }),
    ...sectionIntroShape,
    guide: linkTargetSchema
      .optional()
      .meta(targetField('The guide', 'A page of this site: the mail carries a link to it.')),
    sittings: z
      .array(z.strictObject({ name: z.string().min(1).max(120).meta(lineField('When and where')) }))
      .max(12)
      .default([])
      .meta(listField('The days of an event', 'Day', 'Visitors choose one. None are shown for other forms.')),
    showOptional: z.boolean().default(true).meta(switchField('Ask also for what may be left out')),
    button: z
      .string()
      .max(60)
      .default('')
      .meta(lineField('On the button', 'Left out, it says what the form is for.')),
    recipients: recipientsField(),
    thanks: linkTargetSchema
      .optional()
      .meta(
        targetField(
          'Page of thanks',
          'Most visitors are thanked where the form stands; a few browsers open this page instead. Left out, it is the one that belongs to the form.',
        ),
      ),
    surface: surfaceField(),
  })
  .refine(({ form, guide }) => form !== 'guide' || guide !== undefined, {
    path: ['guide'],
    message: 'Choose the guide that the mail leads to',
  });
export type VisitorFormProps = z.infer<typeof visitorFormSchema>;
