import type { ExampleOf } from '@/lib/engine/block';
import type { columnsSchema } from './columns.schema';

export const columnsExample: ExampleOf<typeof columnsSchema, 'first' | 'second' | 'third'> = {
  props: { columns: 2, ratio: 'first-wider' },
  slots: {
    first: [
      {
        id: 'columns-example-first',
        type: 'rich-text',
        version: 0,
        props: {
          text: '## Before you sign anything\n\nAsk for three things in writing: how the price was reached, who will see your name, and what you owe if nothing sells.\n\n- A valuation with its working shown\n- A list of buyers from which you can strike names\n- A fee that is due only when you are paid',
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
          actions: [{ label: 'Find your office', to: { url: '/locations' } }],
        },
      },
    ],
    third: [],
  },
};
