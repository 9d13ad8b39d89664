import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough that a browser paints what it has; in ms. */
const pause = 400;

/**
 * The site at `origin` over a slow line: its pages come in pieces, cut behind the first place where each of `cuts` stands.
 * @returns its address, and how it is ended
 */
export async function serveInPieces(
  origin: string,
  cuts: readonly RegExp[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    for (const piece of cutBehind(await answer.text(), cuts)) {
      response.write(piece);
      await sleep(pause);
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

function cutBehind(html: string, cuts: readonly RegExp[]): string[] {
  const places = cuts.map((cut) => {
    const found = cut.exec(html);
    if (!found) throw new Error(`The page has no ${cut}`);
    return found.index + found[0].length;
  });
  return [0, ...places].map((start, piece) => html.slice(start, places[piece]));
}
