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
    .meta(listField('Limit to these trades', 'Trade', 'Defaults to all trades in the valuation table.')),
  /** A caveat about the figures, such as the country of the sales. */
  caveat: z
    .string()
    .max(400)
    .default('')
    .meta(textField('About the figures', 'Notes for visitors, such as the country of the sales.')),
  actions: z.array(linkSchema).max(2).default([]).meta(linksField('Buttons below the result')),
  offersMail: z.boolean().default(true).meta(switchField('Offer to email the result')),
  mailRecipients: recipientsField(),
  mailThanks: linkTargetSchema
    .default({ url: '/contact-us/thank-you' })
    .meta(targetField('Thank-you page', 'Opens after the email is requested.')),
  surface: surfaceField(),
});

export const valuationCalculatorSuppliedSchema = z.strictObject({
  multiples: z.array(tradeMultiplesSchema).default([]),
});
export type ValuationCalculatorProps = z.infer<typeof valuationCalculatorSchema> &
  z.infer<typeof valuationCalculatorSuppliedSchema>;
