import { decodeReferences } from './decode-references';

const mediaPathPattern = /\/media\/([a-z0-9][a-z0-9_-]*\.[a-z]{3,4})/gi;

/**
 * The names of the files that a text refers to, such as `![A shop](/media/shop.webp)`, in any spelling, each
 * once.
 */
export function findFiles(text: string): string[] {
  const names = [...normaliseAddresses(text).matchAll(mediaPathPattern)].flatMap(([, name]) => name ?? []);
  return [...new Set(names)];
}

/**
 * Decodes every character as Markdown, a browser and the server together decode it in an address; this is
 * harmless elsewhere in the text.
 */
function normaliseAddresses(text: string): string {
  const decoded = decodeReferences(text.replace(/\\([!-/:-@[-`{-~])/g, '$1'))
    .replaceAll('\\', '/')
    .replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return removeDotSegments(decoded.replace(/\/(?:\.?\/)+/g, '/'));
}

/** Resolves `..` segments, as in `/media/a/../shop.webp`; a part with white space is no segment. */
function removeDotSegments(text: string): string {
  const segments: string[] = [];
  const parts = text.split('/');
  for (const [at, part] of parts.entries()) {
    const isUp = part === '..' && at < parts.length - 1 && segments.length > 1;
    if (isUp && /^\S+$/.test(segments.at(-1) ?? '')) segments.pop();
    else segments.push(part);
  }
  return segments.join('/');
}
