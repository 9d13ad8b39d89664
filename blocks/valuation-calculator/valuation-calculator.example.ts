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
    text: 'Enter the figures from your accounts. Every step is shown, and you stay anonymous.',
    caveat:
      'The figures come from sales in the United States. Nobody publishes comparable figures for Ghana.',
    actions: [{ label: 'Talk to a broker', to: { url: '/contact-us' } }],
  },
  supplied: { multiples: exampleMultiples },
};
