import { standardBuyerPages } from '@/lib/starter/standard-pages/buyer-pages';
import { fill } from './block';
import { demoPage, type PageRecord } from './page-record';

/** The area of signed-in buyers. */
export const buyerAreaPages: readonly PageRecord[] = [
  demoPage(standardBuyerPages.profile, {
    key: 'buyer-profile',
    blocks: ({ profile }) => [fill(profile, { text: 'Your details, so that your broker can reach you.' })],
  }),
  demoPage(standardBuyerPages.preferences, {
    key: 'buyer-preferences',
    blocks: ({ preferences }) => [
      fill(preferences, { text: 'Tell us what you are looking for. See at once how many listings match.' }),
    ],
  }),
  demoPage(standardBuyerPages.matches, {
    key: 'buyer-matches',
    blocks: ({ matches, viewed }) => [
      fill(matches, { text: 'What is for sale now, the closest to your preferences first.' }),
      viewed,
    ],
  }),
  demoPage(standardBuyerPages.saved, {
    key: 'buyer-saved',
    blocks: ({ saved, searches }) => [
      fill(saved, { text: 'Your shortlist, with your own notes. Only you can read them.' }),
      searches,
    ],
  }),
];
