import { defineBlock } from '@/lib/engine/define-block';
import { valuationCalculatorSchema, valuationCalculatorSuppliedSchema } from './valuation-calculator.schema';

export const valuationCalculator = defineBlock({
  type: 'valuation-calculator',
  label: 'Valuation calculator',
  description: 'A first figure for a business, with all of its working.',
  category: 'action',
  answersQuery: true,
  props: valuationCalculatorSchema,
  supplied: valuationCalculatorSuppliedSchema,
  example: () => import('./valuation-calculator.example').then((module) => module.valuationCalculatorExample),
  view: () => import('./valuation-calculator').then((module) => module.ValuationCalculator),
});
