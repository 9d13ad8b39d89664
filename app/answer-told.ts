import { gatherDependencies } from '@/lib/graphql/gather-dependencies';
import { keepAnswer } from '@/lib/page-cache/kept-answers';
import { sharedCaching } from '@/lib/page-cache/shared-caching';

/** Null where there is nothing to tell. */
type Told = string | Uint8Array<ArrayBuffer> | null;

/**
 * What is told beside pages, by its path and query: kept until something it was made from changes, as pages are. Where it cannot be
 * made now, who asked is told to come again.
 */
export async function answerTold(
  request: Request,
  type: string,
  make: () => Promise<Told>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  try {
    const found = await keepAnswer(`${pathname}${search}`, async () => {
      const { result, dependencies } = await gatherDependencies(make);
      return result === null ? null : { body: result, tags: dependencies };
    });
    if (!found) return nothingTold();
    const { body, digest } = found;
    const headers = { 'content-type': type, 'cache-control': sharedCaching, etag: `"${digest}"` };
    const isKnown = request.headers.get('if-none-match')?.includes(digest);
    return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
  } catch (error) {
    console.error(error);
    return new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  }
}

/** Where there is nothing of such a name. */
export const nothingTold = (): Response =>
  new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  });
