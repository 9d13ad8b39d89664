import { defineBlock } from '@/lib/engine/define-block';
import { columnsSchema } from './columns.schema';

export const columns = defineBlock({
  type: 'columns',
  label: 'Columns',
  description: 'Two or three places side by side, each for blocks of any kind. They stack on a phone.',
  category: 'layout',
  props: columnsSchema,
  slots: ['first', 'second', 'third'],
  example: { columns: 2, ratio: 'first-wider' },
  exampleSlots: {
    first: [
      {
        id: 'columns-example-first',
        type: 'rich-text',
        version: 0,
        props: {
          text: '## Before you sign anything\n\nAsk for three things in writing: how the price was reached, who will see your name, and what you owe if nothing sells.\n\n- A valuation with its working shown\n- A list of buyers that you may strike through\n- A fee that is due only when you are paid',
        },
      },
    ],
    second: [
      {
        id: 'columns-example-second',
        type: 'call-to-action',
        version: 0,
        props: {
          heading: 'Bring your questions',
          text: 'An hour, two cups of tea, no fee.',
          surface: 'raised',
          actions: [{ label: 'Find your office', href: '/locations' }],
        },
      },
    ],
    third: [],
  },
  view: () => import('./columns').then((module) => module.Columns),
});
