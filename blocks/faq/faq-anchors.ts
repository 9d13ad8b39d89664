/**
 * Creates a fragment identifier for every question of a block from its text, so that links stay valid when
 * questions are reordered. A second question with the same text gets a number.
 */
export function createAnchors(blockId: string): (question: string) => string {
  const usedAnchors = new Map<string, number>();
  return (question) => {
    const slug = question
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60);
    const count = (usedAnchors.get(slug) ?? 0) + 1;
    usedAnchors.set(slug, count);
    return [blockId, slug, count > 1 ? String(count) : ''].filter(Boolean).join('-');
  };
}
