import {
  Agent,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';

/** By this the thread behind knows the server: anybody on this machine may speak to it. */
export const keyHeader = 'x-server-key';
/** Who asks the server, which the thread behind cannot see. */
const peerHeader = 'x-peer-address';

/** What is said to the next machine only (RFC 9110, 7.6.1), and to wait before a body comes, which the server itself has answered. */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect'];
const ofAnswer = new Set([...ofConnection, 'transfer-encoding']);

export type Behind = { port: number; key: string };
const agent = new Agent({ keepAlive: true });

/** So many may wait at once for what is made behind: ten seconds' work, after which nobody waits any more. */
const mostWaiting = 500;
let waiting = 0;

/** Whether one more may be asked for. */
export const hasRoomBehind = (): boolean => waiting < mostWaiting;

/** Has the thread behind answer a request. @throws when it does not begin to. */
export function askBehind(
  { port, key }: Behind,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url: path } = request;
  waiting += 1;
  response.once('close', () => {
    waiting -= 1;
  });
  return new Promise((resolve, reject) => {
    const headers = headersFor(request, key);
    let isAnswered = false;
    const asked = ask({ agent, host: '127.0.0.1', port, method, path, headers, setHost: false }, (answer) => {
      passOn(answer, response);
      answer.once('end', () => (isAnswered = true)).once('error', () => response.destroy());
    });
    asked.on('error', reject);
    response.once('close', () => {
      // Who has left needs no answer, one that was replaced is not read, and who still sends is cut off.
      if (!isAnswered || !request.complete) asked.destroy();
      resolve();
    });
    request.pipe(asked);
  });
}

/** Has the thread behind make a page anew, which it tells when it is done; a fault is in its log. */
export function askToRemake({ port, key }: Behind, request: IncomingMessage): void {
  const headers = headersFor(request, key);
  const asked = ask({ agent, host: '127.0.0.1', port, path: request.url, headers, setHost: false });
  asked.on('response', (answer) => answer.resume().on('error', () => undefined));
  asked.on('error', () => undefined).end();
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

/** One by one, as Next would set them: who guards the response looks at them there. */
function passOn(answer: IncomingMessage, response: ServerResponse): void {
  const { rawHeaders, statusCode = 502 } = answer;
  const names = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (ofAnswer.has(name.toLowerCase())) continue;
    if (names.has(name)) response.appendHeader(name, value);
    else response.setHeader(name, value);
    names.add(name);
  }
  response.writeHead(statusCode);
  answer.pipe(response);
}
