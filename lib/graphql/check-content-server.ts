import { readContentUrl } from './content-url';
import { fetchWithRetry } from './fetch-with-retry';
import { CONTENT_TIMEOUT_MS } from './http-content-link';

/**
 * Readiness check of a site with a remote backend: why content cannot be read, or null when the content
 * server responds.
 */
export async function checkContentServer(): Promise<string | null> {
  const url = readContentUrl();
  if (!url) return null;
  const response = await fetchWithRetry(CONTENT_TIMEOUT_MS)(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  }).catch(() => null);
  if (!response) return 'The content server does not respond.';
  return response.ok ? null : `The content server responds with status ${response.status}.`;
}
