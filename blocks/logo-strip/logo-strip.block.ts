import { defineBlock } from '@/lib/engine/define-block';
import { logoStripSchema } from './logo-strip.schema';

const mark = (name: string, file: string, width: number) => ({
  name,
  mark: { src: `/examples/logo-${file}.svg`, alt: name, width, height: 48 },
});

export const logoStrip = defineBlock({
  type: 'logo-strip',
  label: 'Logos',
  description: 'The marks of partners or members, all in one colour.',
  category: 'proof',
  props: logoStripSchema,
  example: {
    heading: 'Lawyers, accountants and lenders we sit at the table with',
    logos: [
      mark('Akoma Chartered Accountants', 'akoma', 150),
      mark('Volta Ridge Legal', 'volta-ridge', 190),
      mark('Sankara Trust Bank', 'sankara', 170),
      mark('Harbour Line Insurance', 'harbour-line', 200),
      { name: 'Nkosuo Business School' },
    ],
  },
  view: () => import('./logo-strip').then((module) => module.LogoStrip),
});
