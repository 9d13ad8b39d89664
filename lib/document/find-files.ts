const address = /\/media\/([a-z0-9][a-z0-9_-]*\.[a-z]{3,4})/gi;

/** The names of the files that a text leads to, as `![A shop](/media/shop.webp)` does, each once. */
export function findFiles(text: string): string[] {
  const names = [...text.matchAll(address)].flatMap(([, name]) => name ?? []);
  return [...new Set(names)];
}
