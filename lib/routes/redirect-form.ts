import { isLocalPath } from '@/schemas/safe-url';
import { splitLanguage } from './language-prefix';
import { decodeSegment } from './path-segments';

/** The old address of a redirect in its normal form: a path as it is matched, below the language. `site` is the origin of this site. */
export function tidyFrom(from: string, site?: string): string {
  const path = withoutOrigin(from.trim(), site);
  if (!path.startsWith('/') || /[?#\\]/.test(path)) return path;
  return tidyPath(path);
}

/** The new address in its normal form: a path as browsers resolve it, below the language, with its query and hash. */
export function tidyTarget(to: string, site?: string): string {
  const address = withoutOrigin(to.trim(), site);
  if (!isLocalPath(address) || !address.startsWith('/')) return address;
  const path = /^[^?#]*/.exec(address)?.[0] ?? '';
  return tidyPath(path) + address.slice(path.length);
}

/** Without a language before it, without empty and dot segments; the rest as its author wrote it. */
export function tidyPath(path: string): string {
  const kept: string[] = [];
  for (const part of path.split(/[/\\]/)) {
    const word = decodeSegment(part);
    if (word === '..') kept.pop();
    else if (word !== '' && word !== '.') kept.push(part);
  }
  return withoutLanguage(`/${kept.join('/')}`);
}

/** The path below its language, where it names one. */
export const withoutLanguage = (path: string): string => splitLanguage(path).rest;

/** An address of this site as the path that it is; any other as it is. */
function withoutOrigin(address: string, site: string | undefined): string {
  if (!site || URL.parse(address)?.origin !== site) return address;
  const rest = address.replace(/^[a-z]+:\/\/[^/?#\\]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
