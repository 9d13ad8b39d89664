import net from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { serveInstance } from '../support/serve-instance';

/** Makes a process print NODE_ENV, as its packages saw it, when it exits. */
const printEnvironmentScript = `data:text/javascript,process.on('exit', () => console.log('Was for ' + process.env.NODE_ENV));`;
const body = JSON.stringify({ query: '{ __typename }' });
const head = [
  'POST /graphql HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  `content-length: ${body.length}`,
].join('\r\n');

let site: RunningSite;
beforeAll(async () => {
  const NODE_OPTIONS = `--import=${encodeURI(printEnvironmentScript)}`;
  site = await serveInstance({
    ...inject('siteEnv'),
    SITE_URL: undefined,
    NODE_ENV: 'development',
    NODE_OPTIONS,
  });
});
afterAll(() => site.stop());

const connect = () => net.connect(Number(new URL(site.url).port), 'localhost');

/** The complete response on a connection. */
async function readResponse(socket: net.Socket): Promise<string> {
  const response = await text(socket);
  socket.destroy();
  return response;
}

describe('server process', () => {
  it('answers a request target in absolute form', async () => {
    const socket = connect();
    socket.write(
      'GET http://localhost/api/health?a=b HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    );
    expect(await readResponse(socket)).toMatch(/^HTTP\/1.1 200 /);
  });

  it('ignores protocol upgrades: such requests are validated and answered as others', async () => {
    const upgrading = (path: string) =>
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`;
    for (const [path, status] of [
      ['/api/health', 200],
      [`/api/health?${'a&'.repeat(101)}`, 400],
    ] as const) {
      const socket = connect();
      socket.write(upgrading(path));
      const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
      socket.destroy();
      expect(answer.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    }
  });

  it('closes a connection that does not complete its headers', async () => {
    const socket = connect();
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n');
    expect(await readResponse(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('on SIGTERM completes pending requests, refuses new ones and exits with code 0', async () => {
    const socket = connect();
    socket.write(`${head}\r\n\r\n${body.slice(0, 5)}`);
    await sleep(300);
    process.kill(site.pid ?? 0, 'SIGTERM');
    await sleep(300);
    const refused = new Promise((resolve) => connect().once('error', resolve));
    expect(await refused).toMatchObject({ code: 'ECONNREFUSED' });
    socket.write(body.slice(5));
    const answer = await readResponse(socket);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(await site.ended).toBe(0);
    expect(site.output()).toContain('Was for production');
  });
});
