/** How much of a visit is kept: signs of a text and of an address, and so many parameters; the browser tells no more. */
export const visitLimits = { text: 200, address: 2_048, entries: 20 } as const;
