const refreshTag = /<meta http-equiv="refresh" content="0;url=([^"]*)"/;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The target of a page's refresh tag, encoded for a Location header; null without one. */
export function findRedirectTarget(html: string): string | null {
  const escaped = refreshTag.exec(html)?.[1];
  if (escaped === undefined) return null;
  const address = escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
  return address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
}
