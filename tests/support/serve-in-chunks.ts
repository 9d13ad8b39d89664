import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for a browser to paint what it has; in ms. */
const CHUNK_DELAY_MS = 400;

/**
 * Proxies the site at `origin` and sends its pages in delayed chunks, split after the first match of each of
 * `cuts`.
 * @returns its address and a function that stops it.
 */
export async function serveInChunks(
  origin: string,
  cuts: readonly RegExp[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    for (const chunk of splitAfter(await answer.text(), cuts)) {
      response.write(chunk);
      await sleep(CHUNK_DELAY_MS);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function splitAfter(html: string, cuts: readonly RegExp[]): string[] {
  const offsets = cuts.map((cut) => {
    const match = cut.exec(html);
    if (!match) throw new Error(`The page has no ${cut}`);
    return match.index + match[0].length;
  });
  return [0, ...offsets].map((start, index) => html.slice(start, offsets[index]));
}
