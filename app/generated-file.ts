import { collectDependencies } from '@/lib/graphql/collect-dependencies';
import { pageCacheControl } from '@/lib/page-cache/cache-control';
import { getCachedResponse } from '@/lib/page-cache/response-cache';

/** Null when the file does not exist. */
type GeneratedContent = string | Uint8Array<ArrayBuffer> | null;

/**
 * Responds with a generated file (feed, sitemap, image), cached by path and query until something it depends
 * on changes, as pages are. Responds 503 with `Retry-After` when it cannot be generated now.
 */
export async function generatedFileResponse(
  request: Request,
  contentType: string,
  generate: () => Promise<GeneratedContent>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  try {
    const cached = await getCachedResponse(`${pathname}${search}`, async () => {
      const { result, dependencies } = await collectDependencies(generate);
      return result === null ? null : { body: result, tags: dependencies };
    });
    if (!cached) return fileNotFound();
    const { body, digest } = cached;
    const headers = { 'content-type': contentType, 'cache-control': pageCacheControl, etag: `"${digest}"` };
    const isUnchanged = request.headers.get('if-none-match')?.includes(digest);
    return isUnchanged ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
  } catch (error) {
    console.error(error);
    return new Response(null, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  }
}

/** 404 response for a generated file that does not exist. */
export const fileNotFound = (): Response =>
  new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  });
