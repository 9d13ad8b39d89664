/** Questions under one heading, as the FAQ block takes them; answers are Markdown. */
export type FaqGroup = { heading: string; questions: { question: string; answer: string }[] };

/** `group('Price', [['Question?', 'Answer.']])` */
export function group(heading: string, pairs: readonly (readonly [string, string])[]): FaqGroup {
  return { heading, questions: pairs.map(([question, answer]) => ({ question, answer })) };
}
