import { splitTarget } from './page-request.ts';
import { decidingParameters } from './shared-page.ts';

/** Whether an answer leads elsewhere, with the method and the parameters of who asked. */
export const isMove = (status: number): boolean => status === 307 || status === 308;

/**
 * Where a page leads, with what the visitor came with, as campaigns do: redirects are made once for everybody. What the address
 * names itself counts, and what has led here does not lead on.
 */
export function carryQuery(location: string, url: string | undefined): string {
  const { query } = splitTarget(url);
  if (!query) return location;
  const [address = '', hash] = location.split('#');
  const { path, query: own } = splitTarget(address);
  const named = new URLSearchParams(own ?? '');
  const kept = new URLSearchParams(own ?? '');
  for (const [name, value] of new URLSearchParams(query))
    if (!named.has(name) && !decidingParameters.includes(name)) kept.append(name, value);
  return `${path}${kept.size > 0 ? `?${kept}` : ''}${hash === undefined ? '' : `#${hash}`}`;
}
