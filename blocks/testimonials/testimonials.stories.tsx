import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { testimonials } from './testimonials.block';

export default { title: 'Proof/Reviews' };

const review = (index: number, quote: string) => ({
  id: `review-${index}`,
  author: ['Esi Quaye', 'Kwabena Ofori', 'Rahinatu Seidu'][index % 3] ?? '',
  role: index % 2 ? null : 'Sold a guest house in Cape Coast',
  quote,
  rating: 5 - (index % 3),
  writtenAt: '2026-02-09',
  office: index % 4 ? 'Cape Coast' : null,
  storyHref: index % 3 ? null : '/sell-a-business/recently-sold-listings#sale-1',
});
const short = 'They rang when they said they would ring.';
const long =
  'My brother-in-law had offered to buy it for half. I am glad I asked somebody who did not want it for himself.';

export const Example = blockStory(testimonials);
export const Empty = blockStory(testimonials, { reviews: [] });
export const One = blockStory(testimonials, { reviews: [review(0, long)] });
export const Grid = blockStory(testimonials, {
  layout: 'grid',
  reviews: Array.from({ length: 7 }, (_, index) => review(index, index % 2 ? short : long)),
});
export const LeadAndThree = blockStory(testimonials, {
  reviews: Array.from({ length: 4 }, (_, index) => review(index, index % 2 ? short : long)),
});
export const LeadAndMany = blockStory(testimonials, {
  reviews: Array.from({ length: 9 }, (_, index) => review(index, index % 2 ? short : long)),
});
export const WithoutIntro = blockStory(testimonials, {
  eyebrow: undefined,
  heading: undefined,
  action: undefined,
});
export const LongWords = blockStory(testimonials, {
  heading: veryLongWord,
  reviews: [
    { ...review(0, `${veryLongText} ${veryLongText}`), author: veryLongWord },
    { ...review(1, veryLongWord), office: veryLongWord },
  ],
});
export const OnForest = blockStory(testimonials, { surface: 'forest' });
export const Dark = darkStory(testimonials);
