import { defineBlock } from '@/lib/engine/define-block';
import { countrySelectorSchema, countrySelectorSuppliedSchema } from './country-selector.schema';

export const countrySelector = defineBlock({
  type: 'country-selector',
  label: 'Country selector',
  description: 'Links to the network’s sites in other countries.',
  category: 'frame',
  props: countrySelectorSchema,
  supplied: countrySelectorSuppliedSchema,
  rights: { insert: 'network', remove: 'network' },
  example: () => import('./country-selector.example').then((module) => module.countrySelectorExample),
  view: () => import('./country-selector').then((module) => module.CountrySelector),
});
