import { pathFor } from '@/lib/routes/path-for';

/** What an address names a review by, on the page of an office's reviews. */
export const reviewAnchor = (id: string): string => `review-${id}`;

/** What an address names the story of a sale by, on the page of what was sold. */
export const storyAnchor = (id: string): string => `sale-${id}`;

type Place = { slug: string; state_slug: string };

/** Where the story of a sale is read: with what its office sold, else at the network. */
export function storyPath(office: Place | null, id: string): string {
  const path = pathFor('SoldListings', office ? { state: office.state_slug, slug: office.slug } : {});
  return `${path}#${storyAnchor(id)}`;
}

/** Where a review of an office is read, among all of its reviews. */
export const reviewPath = ({ slug, state_slug: state }: Place, id: string): string =>
  `${pathFor('Reviews', { state, slug })}#${reviewAnchor(id)}`;
