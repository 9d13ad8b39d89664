import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { exampleListings } from '@/schemas/examples/listing';
import { listingGrid } from './listing-grid.block';

export default { title: 'Listing/Listings' };

export const Example = blockStory(listingGrid);
export const TwoColumns = blockStory(listingGrid, { columns: 2 });
export const FourColumns = blockStory(listingGrid, { columns: 4 });
export const One = blockStory(listingGrid, { listings: exampleListings.slice(0, 1) });
export const Nothing = blockStory(listingGrid, { listings: [] });
export const NothingDisclosed = blockStory(listingGrid, {
  listings: exampleListings.map((listing) => ({
    ...listing,
    askingPrice: null,
    downPayment: null,
    discretionaryEarnings: null,
    soldPrice: null,
  })),
});
export const LongWords = blockStory(listingGrid, {
  heading: veryLongWord,
  text: veryLongText,
  listings: exampleListings.map((listing) => ({ ...listing, title: `${veryLongWord} ${listing.title}` })),
});
export const Dark = darkStory(listingGrid);
