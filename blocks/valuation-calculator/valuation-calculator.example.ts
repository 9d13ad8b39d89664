import type { SuppliedExampleOf } from '@/lib/engine/block';
import { exampleMultiples } from '@/schemas/examples/valuation';
import type {
  valuationCalculatorSchema,
  valuationCalculatorSuppliedSchema,
} from './valuation-calculator.schema';

export const valuationCalculatorExample: SuppliedExampleOf<
  typeof valuationCalculatorSchema,
  typeof valuationCalculatorSuppliedSchema
> = {
  props: {
    eyebrow: 'Calculator',
    heading: 'A first figure, with its working',
    text: 'Enter the figures from your accounts. Every line of the calculation is shown, and you stay anonymous.',
    caveat: 'These are sales in the United States. There are no figures of Ghana that anybody can cite.',
    actions: [{ label: 'Talk to a broker', to: { url: '/contact-us' } }],
  },
  supplied: { multiples: exampleMultiples },
};
