import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.woff2': 'font/woff2',
};

export type ServedFolder = { url: string; close: () => Promise<void> };

/** Serves the files of a folder over HTTP, on a free port of this machine. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // Browsers request it on every site.
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    const body = await readFile(file).catch(() => null);
    const kind = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    return response.writeHead(body ? 200 : 404, { 'content-type': kind }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://localhost:${port}`, close };
}
