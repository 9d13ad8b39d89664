import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';

export type RawResponse = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request to the site without the headers and decoding that `fetch` adds. */
export function sendRawRequest(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(inject('siteUrl'));
    const sent = request({ hostname, port, path, method, headers, agent: false }, async (response) =>
      resolve({ status: response.statusCode, headers: response.headers, body: await buffer(response) }),
    );
    sent.on('error', reject).end();
  });
}
