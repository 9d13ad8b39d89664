import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';

export type PlainAnswer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Asks the site without what `fetch` adds and takes away. */
export function askPlainly(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(inject('siteUrl'));
    const sent = request({ hostname, port, path, method, headers, agent: false }, async (answer) =>
      resolve({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }),
    );
    sent.on('error', reject).end();
  });
}
