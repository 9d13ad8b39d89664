import { z } from 'zod';
import { eventSessionSchema, localTimeSchema } from '@/schemas/event-session';
import { choiceField, lineField, listField, switchField, targetField } from '@/schemas/field-kinds';
import { recipientsField } from '@/schemas/forms/recipients-field';
import { linkTargetSchema } from '@/schemas/reference';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

/** A session of an event (`schemas/event-session.ts`) with its form fields. */
const sessionSchema = z.strictObject({
  name: z.string().min(1).max(120).meta(lineField('Date and place')),
  starts: localTimeSchema.meta(lineField('Starts', 'Local time, such as 2027-02-06 09:00.')),
  ends: localTimeSchema.meta(lineField('Ends', 'Local time, such as 2027-02-06 11:00.')),
  place: eventSessionSchema.shape.place.meta(lineField('Address', 'Mailed to guests.')),
  seats: eventSessionSchema.shape.seats.meta({
    ...{ label: 'Seats', control: 'number', group: 'words' },
    help: 'Reservations end when all are taken. Empty: no limit.',
  }),
});

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
        ...choiceField('Purpose', {
          'seller-registration': 'Register as a seller',
          'valuation-start': 'Request a valuation',
          'buyer-registration': 'Register as a buyer',
          newsletter: 'Subscribe to the newsletter',
          guide: 'Get a guide by email',
          'event-seat': 'Reserve a seat at an event',
          sms: 'Get text messages',
        }),
        // First field, because it determines the meaning of the others.
        group: 'words',
      }),
    ...sectionIntroShape,
    guide: linkTargetSchema
      .optional()
      .meta(targetField('The guide', 'A page of this site; the email links to it.')),
    sittings: z
      .array(sessionSchema)
      .max(12)
      .default([])
      .meta(listField('Event dates', 'Day', 'Visitors choose one. Not shown for other forms.')),
    showOptional: z.boolean().default(true).meta(switchField('Include optional fields')),
    button: z
      .string()
      .max(60)
      .default('')
      .meta(lineField('Button label', 'Defaults to the purpose of the form.')),
    recipients: recipientsField(),
    thanks: linkTargetSchema
      .optional()
      .meta(
        targetField(
          'Thank-you page',
          'Opens after the form is sent. Defaults to the thank-you page for its purpose.',
        ),
      ),
    surface: surfaceField(),
  })
  .refine(({ form, guide }) => form !== 'guide' || guide !== undefined, {
    path: ['guide'],
    message: 'Choose the guide that the email links to',
  });
export type VisitorFormProps = z.infer<typeof visitorFormSchema>;
