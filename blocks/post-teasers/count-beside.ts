/** How many of the other posts stand in the list beside the lead: four, as fits its height, or one fewer, so that none of the rest is alone in a row of three. */
export const countBeside = (others: number): number => (others % 3 === 2 ? 3 : 4);
