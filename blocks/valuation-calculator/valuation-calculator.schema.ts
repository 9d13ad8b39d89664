import { z } from 'zod';
import { linksField, listField, switchField, targetField, textField } from '@/schemas/field-kinds';
import { recipientsField } from '@/schemas/forms/recipients-field';
import { linkSchema } from '@/schemas/link';
import { linkTargetSchema } from '@/schemas/reference';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';
import { tradeMultiplesSchema } from '@/schemas/valuation';

export const valuationCalculatorSchema = z.strictObject({
  ...sectionIntroShape,
  /** The trades to offer, by their names in the valuation table; empty for all. */
  trades: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(80).meta({
          label: 'Trade',
          control: 'word',
          group: 'words',
          words: 'valuation trades',
        }),
      }),
    )
    .max(60)
    .default([])
    .meta(listField('Only these trades', 'Trade', 'Empty: all of the valuation table.')),
  /** A caveat about the figures, such as the country of the sales. */
  caveat: z
    .string()
    .max(400)
    .default('')
    .meta(
      textField('About the figures', 'What visitors should know, as in which country the sales were made.'),
    ),
  actions: z.array(linkSchema).max(2).default([]).meta(linksField('Buttons below the result')),
  offersMail: z.boolean().default(true).meta(switchField('Offer to mail the result')),
  mailRecipients: recipientsField(),
  mailThanks: linkTargetSchema
    .default({ url: '/contact-us/thank-you' })
    .meta(
      targetField(
        'Page of thanks',
        'Most visitors are told where they stand that the result is mailed; a few browsers open this page instead.',
      ),
    ),
  surface: surfaceField(),
});

export const valuationCalculatorSuppliedSchema = z.strictObject({
  multiples: z.array(tradeMultiplesSchema).default([]),
});
export type ValuationCalculatorProps = z.infer<typeof valuationCalculatorSchema> &
  z.infer<typeof valuationCalculatorSuppliedSchema>;
