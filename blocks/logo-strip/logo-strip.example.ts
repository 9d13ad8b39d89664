import type { ExampleOf } from '@/lib/engine/block';
import type { logoStripSchema } from './logo-strip.schema';

const mark = (name: string, file: string) => ({
  name,
  mark: { media: `logo-${file}`, alt: name },
});

export const logoStripExample: ExampleOf<typeof logoStripSchema> = {
  props: {
    heading: 'Lawyers, accountants and lenders we sit at the table with',
    logos: [
      mark('Akoma Chartered Accountants', 'akoma'),
      mark('Volta Ridge Legal', 'volta-ridge'),
      mark('Sankara Trust Bank', 'sankara'),
      mark('Harbour Line Insurance', 'harbour-line'),
      { name: 'Nkosuo Business School' },
    ],
  },
};
