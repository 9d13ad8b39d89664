import net from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { serveBeside } from '../support/serve-beside';

/** Has a process say, when it ends, for which environment its packages took it to be. */
const tellEnvironment = `data:text/javascript,process.on('exit', () => console.log('Was for ' + process.env.NODE_ENV));`;
const question = JSON.stringify({ query: '{ __typename }' });
const head = [
  'POST /graphql HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  `content-length: ${question.length}`,
].join('\r\n');

let site: RunningSite;
beforeAll(async () => {
  const NODE_OPTIONS = `--import=${encodeURI(tellEnvironment)}`;
  site = await serveBeside({
    ...inject('siteEnv'),
    SITE_URL: undefined,
    NODE_ENV: 'development',
    NODE_OPTIONS,
  });
});
afterAll(() => site.stop());

const connect = () => net.connect(Number(new URL(site.url).port), 'localhost');

/** What a connection is told, to its end. */
async function hear(socket: net.Socket): Promise<string> {
  const heard = await text(socket);
  socket.destroy();
  return heard;
}

describe('the process that serves', () => {
  it('answers an address that names a host too', async () => {
    const socket = connect();
    socket.write(
      'GET http://localhost/api/health?a=b HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    );
    expect(await hear(socket)).toMatch(/^HTTP\/1.1 200 /);
  });

  it('speaks no other protocol: who asks for one is guarded and answered as all are', async () => {
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

  it('cuts who does not come to the end of the headers', async () => {
    const socket = connect();
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n');
    expect(await hear(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('told to stop, answers what was asked, takes nothing new, and ends well', async () => {
    const socket = connect();
    socket.write(`${head}\r\n\r\n${question.slice(0, 5)}`);
    await sleep(300);
    process.kill(site.pid ?? 0, 'SIGTERM');
    await sleep(300);
    const refused = new Promise((resolve) => connect().once('error', resolve));
    expect(await refused).toMatchObject({ code: 'ECONNREFUSED' });
    socket.write(question.slice(5));
    const answer = await hear(socket);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(await site.ended).toBe(0);
    expect(site.output()).toContain('Was for production');
  });
});
