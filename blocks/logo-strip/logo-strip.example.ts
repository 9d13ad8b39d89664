import type { ExampleOf } from '@/lib/engine/block';
import type { logoStripSchema } from './logo-strip.schema';

const mark = (name: string, file: string, width: number) => ({
  name,
  mark: { src: `/examples/logo-${file}.svg`, alt: name, width, height: 48 },
});

export const logoStripExample: ExampleOf<typeof logoStripSchema> = {
  props: {
    heading: 'Lawyers, accountants and lenders we sit at the table with',
    logos: [
      mark('Akoma Chartered Accountants', 'akoma', 150),
      mark('Volta Ridge Legal', 'volta-ridge', 190),
      mark('Sankara Trust Bank', 'sankara', 170),
      mark('Harbour Line Insurance', 'harbour-line', 200),
      { name: 'Nkosuo Business School' },
    ],
  },
};
