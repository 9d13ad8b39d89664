import { readContentUrl } from './content-url';
import { fetchOnceMore } from './fetch-once-more';
import { contentTimeout } from './http-content-link';

/** What keeps a site from reading its content elsewhere, for its readiness; null when the content server answers. */
export async function findContentFault(): Promise<string | null> {
  const url = readContentUrl();
  if (!url) return null;
  const answer = await fetchOnceMore(contentTimeout)(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  }).catch(() => null);
  if (!answer) return 'The content server does not answer.';
  return answer.ok ? null : `The content server answers with status ${answer.status}.`;
}
