/**
 * Gives every question of one block an address made of its words, so that links survive reordering.
 * A second question with the same words gets a number.
 */
export function createAnchors(blockId: string): (question: string) => string {
  const given = new Map<string, number>();
  return (question) => {
    const words = question
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60);
    const count = (given.get(words) ?? 0) + 1;
    given.set(words, count);
    return [blockId, words, count > 1 ? String(count) : ''].filter(Boolean).join('-');
  };
}
