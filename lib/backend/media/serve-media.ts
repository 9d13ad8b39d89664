import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fetchRemoteMedia } from './fetch-remote-media';
import { mediaFolder } from './media-folder';
import { mediaHeaders } from './media-headers';
import { isPictureName } from './picture-names';

/**
 * The picture of this name, from the data folder, or else from the remote backend if there is one; 404 otherwise. Who has it `since` is told that it
 * is still there.
 */
export async function serveMedia(name: string, since: string | null = null): Promise<Response> {
  if (!isPictureName(name)) return notFound();
  const file = path.join(mediaFolder(), name);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return (await fetchRemoteMedia(name)) ?? notFound();
  const headers = { ...mediaHeaders(name), 'Last-Modified': found.mtime.toUTCString() };
  if (since === headers['Last-Modified']) return new Response(null, { status: 304, headers });
  const content = await openAsBlob(file);
  return new Response(content.stream(), {
    headers: { ...headers, 'Content-Length': String(found.size) },
  });
}

const notFound = (): Response =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
