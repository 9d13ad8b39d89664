import { decodeReferences } from './decode-references';

const address = /\/media\/([a-z0-9][a-z0-9_-]*\.[a-z]{3,4})/gi;

/** The names of the files that a text leads to, as `![A shop](/media/shop.webp)` does, however it is spelt, each once. */
export function findFiles(text: string): string[] {
  const names = [...readAddresses(text).matchAll(address)].flatMap(([, name]) => name ?? []);
  return [...new Set(names)];
}

/** Each sign as Markdown, a browser and the server together read it in an address; in other places that does no harm. */
function readAddresses(text: string): string {
  const written = decodeReferences(text.replace(/\\([!-/:-@[-`{-~])/g, '$1'))
    .replaceAll('\\', '/')
    .replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return withoutDetours(written.replace(/\/(?:\.?\/)+/g, '/'));
}

/** Without steps down and up again, as in `/media/a/../shop.webp`; what has blanks in it is no step. */
function withoutDetours(text: string): string {
  const kept: string[] = [];
  const parts = text.split('/');
  for (const [at, part] of parts.entries()) {
    const isUp = part === '..' && at < parts.length - 1 && kept.length > 1;
    if (isUp && /^\S+$/.test(kept.at(-1) ?? '')) kept.pop();
    else kept.push(part);
  }
  return kept.join('/');
}
