/**
 * The number of posts in the list next to the lead post: four, as fits its height, or three, so that the
 * remaining posts do not leave a single one in a row of three.
 */
export const sidePostCount = (otherPosts: number): number => (otherPosts % 3 === 2 ? 3 : 4);
