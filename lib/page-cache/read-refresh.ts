const refresh = /<meta http-equiv="refresh" content="0;url=([^"]*)"/;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Where a page's refresh tag leads, fit for a Location header; null when it has none. */
export function readRefresh(html: string): string | null {
  const written = refresh.exec(html)?.[1];
  if (written === undefined) return null;
  const address = written.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
  return address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
}
