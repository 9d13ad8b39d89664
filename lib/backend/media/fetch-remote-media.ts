import { environment } from '@/lib/environment';
import { mediaHeaders } from './media-headers';

const within = 10_000;

/**
 * A picture of the remote backend this site reads from; null when there is no such backend or no such
 * picture. Asks that one origin only, follows no redirect, and believes the name, not the answer, about the type.
 */
export async function fetchRemoteMedia(name: string): Promise<Response | null> {
  const remote = environment.contentGraphqlUrl();
  if (!remote || !URL.canParse(remote)) return null;
  const address = new URL(`/media/${name}`, new URL(remote).origin);
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(within) }).catch(
    () => null,
  );
  if (answer?.status !== 200 || !answer.body) return null;
  return new Response(answer.body, { headers: mediaHeaders(name) });
}
