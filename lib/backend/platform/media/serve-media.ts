import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fetchRemoteMedia } from './fetch-remote-media';
import { mediaFolder } from './media-folder';
import { mediaHeaders } from './media-headers';
import { isPictureName } from './picture-names';

/**
 * Serves a picture from the data directory or from the remote backend; 404 otherwise. Responds with 304 when
 * `since` equals its Last-Modified time.
 */
export async function serveMedia(name: string, ifModifiedSince: string | null = null): Promise<Response> {
  if (!isPictureName(name)) return notFoundResponse();
  const file = path.join(mediaFolder(), name);
  const stats = await stat(file).catch(() => null);
  if (!stats?.isFile()) return (await fetchRemoteMedia(name)) ?? notFoundResponse();
  const headers = { ...mediaHeaders(name), 'Last-Modified': stats.mtime.toUTCString() };
  if (ifModifiedSince === headers['Last-Modified']) return new Response(null, { status: 304, headers });
  const content = await openAsBlob(file);
  return new Response(content.stream(), {
    headers: { ...headers, 'Content-Length': String(stats.size) },
  });
}

const notFoundResponse = (): Response =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
