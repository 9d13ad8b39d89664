/**
 * Who answered a request: the store with a page (`hit`) or with one out of date (`stale`), Next with a page it `made`, the
 * guard (`refused`), or, for all that is no page, the program behind it (`other`).
 */
export const answerKinds = ['hit', 'stale', 'made', 'refused', 'other'] as const;
export type AnswerKind = (typeof answerKinds)[number];
