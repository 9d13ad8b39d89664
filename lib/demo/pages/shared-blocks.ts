import type { listingParts } from '@/lib/starter/standard-pages/record-parts';
import { type BlockDraft, block, bound, fill, withId } from './block';

/** The steps after an inquiry; part of the listing block as long as the listing is for sale. */
const stepsAfterInquiry: BlockDraft = block('steps', {
  heading: 'What happens after you ask',
  text: 'Free for buyers, and you may stop at any step.',
  steps: [
    {
      heading: 'The broker answers',
      text: 'By telephone or email, {answers}, with two questions: what you are looking for, and how you would pay.',
    },
    {
      heading: 'You sign a confidentiality agreement',
      text: 'You promise to keep the sale, and everything you learn about the business, confidential, whether or not you buy.',
    },
    {
      heading: 'You learn the name',
      text: 'With the place, three years of figures, and the papers our broker has seen.',
    },
    {
      heading: 'You visit the business',
      text: 'First as a customer, then with the owner, then with your accountant.',
    },
    {
      heading: 'You make an offer',
      text: 'In writing: price, down payment, balance and handover. The owner takes it, answers it or declines it.',
    },
  ],
});

/** A listing with its texts about an inquiry: beside the button, which leads to the form below, and above the form. */
export const listingBlocks = (
  { trail, detail, form }: typeof listingParts,
  askText: string,
  text = askText,
): readonly BlockDraft[] => [
  trail,
  fill(detail, { ask: { url: '#ask' }, askText }, {}, { after: [stepsAfterInquiry] }),
  withId('ask', fill(form, { text })),
];

/** A note about the origin and limits of the figures in the valuation table. */
export const americanFiguresNote =
  'These are sales in the United States: we know of no published figures for Ghana. Local values may be higher or lower.';

/** The network's WhatsApp number, the same as in its section `contact`. */
export const whatsAppLink = { label: 'WhatsApp', to: { url: 'https://wa.me/233302730100' } };

/** The network's invitation to make contact, a shared section at the end of many pages. */
export const talkToUs = bound(
  'website-section',
  { source: 'section', query: { name: 'talk-to-us' } },
  { name: 'talk-to-us' },
);
