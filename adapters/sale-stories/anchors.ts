import { pathFor } from '@/lib/routes/path-for';

/** The fragment identifier of a review on the reviews page of an office. */
export const reviewAnchor = (id: string): string => `review-${id}`;

/** The fragment identifier of a sale story on the page of sold listings. */
export const storyAnchor = (id: string): string => `sale-${id}`;

type OfficeSlugs = { slug: string; state_slug: string };

/**
 * The path of a sale story: on the page of listings that its office sold, or else on that of the network.
 */
export function storyPath(office: OfficeSlugs | null, id: string): string {
  const path = pathFor('SoldListings', office ? { state: office.state_slug, slug: office.slug } : {});
  return `${path}#${storyAnchor(id)}`;
}

/** The path of an office review, on the page of all reviews of the office. */
export const reviewPath = ({ slug, state_slug: state }: OfficeSlugs, id: string): string =>
  `${pathFor('Reviews', { state, slug })}#${reviewAnchor(id)}`;
