import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { environment } from '@/lib/environment';
import { getMediaFolder } from './media-folder';
import { isPictureName } from './picture-names';

const contentTypes: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/**
 * Response headers of a picture: browsers cache it permanently, shared caches revalidate every minute, and
 * the sandbox prevents scripts. SVG styles still apply.
 */
function createMediaHeaders(name: string): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=31536000, s-maxage=60, immutable',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Content-Type': contentTypes[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
  };
}

const REMOTE_TIMEOUT_MS = 10_000;

/**
 * Fetches a picture from the remote backend of this site; null without a remote backend or when it has no
 * such picture. Requests only that origin, follows no redirects, and derives the content type from the name.
 */
async function fetchRemoteMedia(name: string): Promise<Response | null> {
  const remote = environment.contentGraphqlUrl();
  if (!remote || !URL.canParse(remote)) return null;
  const url = new URL(`/media/${name}`, new URL(remote).origin);
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
  }).catch(() => null);
  if (response?.status !== 200 || !response.body) return null;
  return new Response(response.body, { headers: createMediaHeaders(name) });
}

/**
 * Serves a picture from the data directory or from the remote backend; 404 otherwise. Responds with 304 when
 * `ifModifiedSince` equals its Last-Modified time.
 */
export async function serveMedia(name: string, ifModifiedSince: string | null = null): Promise<Response> {
  if (!isPictureName(name)) return createNotFoundResponse();
  const file = path.join(getMediaFolder(), name);
  const stats = await stat(file).catch(() => null);
  if (!stats?.isFile()) return (await fetchRemoteMedia(name)) ?? createNotFoundResponse();
  const headers = { ...createMediaHeaders(name), 'Last-Modified': stats.mtime.toUTCString() };
  if (ifModifiedSince === headers['Last-Modified']) return new Response(null, { status: 304, headers });
  const content = await openAsBlob(file);
  return new Response(content.stream(), {
    headers: { ...headers, 'Content-Length': String(stats.size) },
  });
}

const createNotFoundResponse = (): Response =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
