import { environment } from '@/lib/environment';
import { mediaHeaders } from './media-headers';

const REMOTE_TIMEOUT_MS = 10_000;

/**
 * Fetches a picture from the remote backend of this site; null without a remote backend or when it has no
 * such picture. Requests only that origin, follows no redirects, and derives the content type from the name.
 */
export async function fetchRemoteMedia(name: string): Promise<Response | null> {
  const remote = environment.contentGraphqlUrl();
  if (!remote || !URL.canParse(remote)) return null;
  const url = new URL(`/media/${name}`, new URL(remote).origin);
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS) }).catch(
    () => null,
  );
  if (response?.status !== 200 || !response.body) return null;
  return new Response(response.body, { headers: mediaHeaders(name) });
}
