/**
 * What produced a response: the store with a fresh (`hit`) or stale (`stale`) page, Next with a rendered
 * page (`made`), the guard (`refused`), or Next for everything that is not a page (`other`).
 */
export const responseSources = ['hit', 'stale', 'made', 'refused', 'other'] as const;
export type ResponseSource = (typeof responseSources)[number];
