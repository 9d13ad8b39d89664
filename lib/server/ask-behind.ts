import { randomUUID } from 'node:crypto';
import {
  Agent,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { isReserved } from '../routes/page-path.ts';
import { carryQuery, isMove } from './carry-query.ts';
import { tellWaiting } from './metrics.ts';
import type { Asked } from './page-request.ts';
import { requestIdHeader } from './request-id.ts';
import { hasTurns, searchesInLine, takeTurn } from './take-turns.ts';

/** By this the thread behind knows the server: anybody on this machine may speak to it. */
export const keyHeader = 'x-server-key';
/** Who asks the server, which the thread behind cannot see. */
const peerHeader = 'x-peer-address';

/** What is said to the next machine only (RFC 9110, 7.6.1), and to wait before a body comes, which the server itself has answered. */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect'];
const ofAnswer = new Set([...ofConnection, 'transfer-encoding']);

export type Behind = { port: number; key: string };
const agent = new Agent({ keepAlive: true });

/** So many may wait at once for an answer to begin: ten seconds' work, after which nobody waits any more. */
const mostWaiting = 500;
/** So many pages are made anew at once; of others that are out of date, the next visitor asks again. */
const mostRemaking = 20;
const inProgress = { waiting: 0, remaking: 0 };
tellWaiting(() => inProgress.waiting + searchesInLine());

/** Whether one more may be asked for. */
export const hasRoomBehind = (asked: Asked): boolean => inProgress.waiting < mostWaiting && hasTurns(asked);

/** Has the thread behind answer a request, when it is its turn. @throws when it does not begin to. */
export async function askBehind(
  behind: Behind,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const leaveTurn = await takeTurn(request, response);
  const leaveLine = waitInLine(request);
  const leave = () => {
    leaveLine();
    leaveTurn();
  };
  if (response.destroyed) return leave();
  await askAtOnce(behind, request, response, leave).finally(leave);
}

function askAtOnce(
  { port, key }: Behind,
  request: IncomingMessage,
  response: ServerResponse,
  leave: () => void,
): Promise<void> {
  const { method, url: path } = request;
  return new Promise((resolve, reject) => {
    const headers = headersFor(request, key);
    let isAnswered = false;
    const asked = ask({ agent, host: '127.0.0.1', port, method, path, headers, setHost: false }, (answer) => {
      leave();
      passOn(answer, response, request);
      answer.once('end', () => (isAnswered = true)).once('error', () => response.destroy());
    });
    asked.on('error', reject);
    response.once('close', () => {
      // Who has left needs no answer, one that was replaced is not read, and who still sends is cut off.
      if (!isAnswered || !request.complete) asked.destroy();
      // Who still sends reads the answer first, if what is sent is taken.
      request.unpipe(asked).resume();
      leave();
      resolve();
    });
    request.pipe(asked);
  });
}

/** Has the thread behind make a page anew, which it tells when it is done, as this does; a fault is in its log. Nothing of who came for it is passed on. @returns whether it was asked: not while it makes enough. */
export async function askToRemake({ port, key }: Behind, address: string): Promise<boolean> {
  if (inProgress.remaking >= mostRemaking) return false;
  inProgress.remaking += 1;
  const headers = { [keyHeader]: key, [requestIdHeader]: randomUUID() };
  const asked = ask({ agent, host: '127.0.0.1', port, path: address, headers });
  asked.on('response', (answer) => answer.resume().on('error', () => undefined));
  asked.on('error', () => undefined).end();
  await new Promise((resolve) => asked.once('close', resolve));
  inProgress.remaking -= 1;
  return true;
}

/** Has a request count as waiting from when all of it was sent. @returns what ends that. */
function waitInLine(request: IncomingMessage): () => void {
  let place: 'none yet' | 'taken' | 'left' = 'none yet';
  request.once('end', () => {
    if (place !== 'none yet') return;
    place = 'taken';
    inProgress.waiting += 1;
  });
  return () => {
    if (place === 'taken') inProgress.waiting -= 1;
    place = 'left';
  };
}

function headersFor({ headers, socket }: IncomingMessage, key: string): IncomingHttpHeaders {
  const passed: IncomingHttpHeaders = {
    ...headers,
    [keyHeader]: key,
    [peerHeader]: socket.remoteAddress ?? '',
  };
  for (const name of ofConnection) delete passed[name];
  return passed;
}

/** One by one: who guards the response looks at them there. */
function passOn(answer: IncomingMessage, response: ServerResponse, request: IncomingMessage): void {
  const { rawHeaders, statusCode = 502 } = answer;
  const names = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (ofAnswer.has(name.toLowerCase())) continue;
    if (names.has(name)) response.appendHeader(name, value);
    else response.setHeader(name, value);
    names.add(name);
  }
  const { location } = answer.headers;
  if (location !== undefined && isMove(statusCode) && !isReserved(request.url))
    response.setHeader('location', carryQuery(location, request.url));
  limitKeeping(answer, response);
  response.writeHead(statusCode);
  answer.pipe(response);
}

/** What gives a cookie is for one visitor, and who is led elsewhere asks again: browsers would go there for ever. */
function limitKeeping({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers['set-cookie'] && headers['cache-control']?.includes('public'))
    response.setHeader('cache-control', 'private, max-age=0');
  else if (headers.location && !headers['cache-control']) response.setHeader('cache-control', 'no-cache');
}
