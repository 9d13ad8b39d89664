import { carryOn } from '../routes/carry-on.ts';
import { splitTarget } from './page-request.ts';
import { decidingParameters } from './shared-page.ts';

/** Whether an answer leads elsewhere, with the method and the parameters of who asked. */
export const isMove = (status: number): boolean => status === 307 || status === 308;

/**
 * Where a page leads, with what the visitor came with, as campaigns do: redirects are made once for everybody. The visitor's parameters count
 * before those that staff wrote, but for those that decide whom a visitor is with: what has led here does not lead on. What leads to the same
 * page with another query is about the query itself.
 */
export function carryQuery(location: string, url: string | undefined): string {
  const { path, query } = splitTarget(url);
  if (splitTarget(location).path === path) return location;
  const brought = new URLSearchParams(query ?? '');
  for (const name of decidingParameters) brought.delete(name);
  return carryOn(location, { query: brought.toString() });
}
