import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { exampleListing } from '@/schemas/examples/listing';
import { listingDetail } from './listing-detail.block';

export default { title: 'Listing/Listing' };

export const Example = blockStory(listingDetail);
export const Sold = blockStory(listingDetail, {
  listing: { ...exampleListing, status: 'sold', soldPrice: 271_000_000 },
});
export const UnderOffer = blockStory(listingDetail, {
  listing: { ...exampleListing, status: 'under_offer' },
});
export const FewToCompareWith = blockStory(listingDetail, { trade: null, loan: null });
export const PaymentsAboveEarnings = blockStory(listingDetail, {
  loan: { rate: 90, years: 5, source: 'Interest: one lender, October 2026.' },
});
export const NothingDisclosed = blockStory(listingDetail, {
  listing: {
    ...exampleListing,
    askingPrice: null,
    downPayment: null,
    discretionaryEarnings: null,
    totalSales: null,
    inventory: null,
    furnitureFixturesEquipment: null,
    employees: null,
    yearEstablished: null,
    reasonForSelling: null,
    lenderPrequalified: false,
    realEstateAvailable: false,
    agent: null,
    office: null,
  },
});
export const LongWords = blockStory(listingDetail, {
  listing: { ...exampleListing, title: veryLongWord, location: veryLongText, description: veryLongText },
});
export const Dark = darkStory(listingDetail);
