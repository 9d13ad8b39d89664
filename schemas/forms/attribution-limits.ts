/**
 * The limits of stored attribution: characters of a text and of an address, and the number of parameters;
 * the browser sends no more.
 */
export const attributionLimits = { text: 200, address: 2_048, entries: 20 } as const;
