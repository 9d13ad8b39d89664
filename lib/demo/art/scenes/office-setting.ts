/** The kinds of country an office can stand in. */
export const settings = ['coast', 'city', 'forest', 'harbour', 'savannah', 'lake', 'hills'] as const;

export type Setting = (typeof settings)[number];
