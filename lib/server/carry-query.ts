import { mergeQuery } from '../routes/merge-query.ts';
import { splitTarget } from './page-request.ts';
import { contextParameters } from './shared-page.ts';

/** Whether a status is a redirect that preserves the method and carries the query of the request. */
export const isRedirect = (status: number): boolean => status === 307 || status === 308;

/**
 * Adds the query of the request, such as campaign parameters, to the target of a redirect, because redirects
 * are stored once for all visitors. Parameters of the request take precedence over those that staff wrote,
 * except the ones that select a visitor's context, which are dropped: they caused this redirect. A redirect
 * to the same path with another query is about the query itself and stays unchanged.
 */
export function appendRequestQuery(location: string, url: string | undefined): string {
  const { path, query } = splitTarget(url);
  if (splitTarget(location).path === path) return location;
  const requestQuery = new URLSearchParams(query ?? '');
  for (const name of contextParameters) requestQuery.delete(name);
  return mergeQuery(location, { query: requestQuery.toString() });
}
