import { defineBlock } from '@/lib/engine/define-block';
import { valuationCalculatorSchema, valuationCalculatorSuppliedSchema } from './valuation-calculator.schema';

export const valuationCalculator = defineBlock({
  type: 'valuation-calculator',
  label: 'Valuation calculator',
  description: 'A first estimate for a business, with the full calculation.',
  category: 'action',
  hasQueryVariants: true,
  props: valuationCalculatorSchema,
  supplied: valuationCalculatorSuppliedSchema,
  example: () => import('./valuation-calculator.example').then((module) => module.valuationCalculatorExample),
  view: () => import('./valuation-calculator').then((module) => module.ValuationCalculator),
});
