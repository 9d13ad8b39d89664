import { isLocalPath } from '@/schemas/safe-url';
import { splitLanguage } from './language-prefix';
import { decodeSegment } from './path-segments';

/**
 * Normalises the old address of a redirect: a path as it is matched, without language, with the parameters of
 * its query in order. `site` is the origin of this site.
 */
export function normalizeFrom(from: string, site?: string): string {
  const path = stripOrigin(from.trim(), site);
  if (!path.startsWith('/') || /[#\\]/.test(path)) return path;
  const [pathOnly = '', query] = path.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return normalizePath(pathOnly.normalize('NFC')) + (parameters.size > 0 ? `?${parameters}` : '');
}

/** Normalises the new address: a path as browsers resolve it, without language, with its query and hash. */
export function normalizeTo(to: string, site?: string): string {
  const address = stripOrigin(to.trim(), site);
  if (!isLocalPath(address) || !address.startsWith('/')) return address;
  const path = /^[^?#]*/.exec(address)?.[0] ?? '';
  return normalizePath(path) + address.slice(path.length);
}

/** Removes the language, empty segments and dot segments; the rest stays as written. */
export function normalizePath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split(/[/\\]/)) {
    const decoded = decodeSegment(part);
    if (decoded === '..') parts.pop();
    else if (decoded !== '' && decoded !== '.') parts.push(part);
  }
  return stripLanguage(`/${parts.join('/')}`);
}

/** The path without its language. */
export const stripLanguage = (path: string): string => splitLanguage(path).rest;

/** Removes the origin from an address of this site; other addresses are returned unchanged. */
function stripOrigin(address: string, site: string | undefined): string {
  if (!site || URL.parse(address)?.origin !== site) return address;
  const rest = address.replace(/^[a-z]+:\/\/[^/?#\\]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
