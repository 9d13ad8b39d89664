import type { ExampleOf } from '@/lib/engine/block';
import type { statisticsSchema } from './statistics.schema';

export const statisticsExample: ExampleOf<typeof statisticsSchema> = {
  props: {
    eyebrow: 'The network in figures',
    heading: 'What we can show, and where it comes from',
    figures: [
      { value: '40+', label: 'years in the business' },
      { value: '1,260', label: 'businesses sold', note: 'Since the first office opened in 2009' },
      { value: '214 days', label: 'from first talk to handover', note: 'Median of the last two years' },
      { value: '93%', label: 'of the asking price reached', note: 'Median of the last two years' },
    ],
    chart: {
      title: 'Businesses sold last year, by trade',
      bars: [
        { label: 'Shops and trade', value: 58, display: '58' },
        { label: 'Food and hospitality', value: 41, display: '41' },
        { label: 'Health and pharmacy', value: 27, display: '27' },
        { label: 'Making and packing', value: 19, display: '19' },
        { label: 'Transport', value: 12, display: '12' },
      ],
    },
    source: 'Our own books, January to December. Sales closed through all offices.',
  },
};
