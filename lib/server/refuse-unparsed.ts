import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { refuse } from './refuse.ts';
import { requestIdHeader, requestIdOf } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

/** What Node takes for no request: too slow, its headers too long, a piece of a body without end; all else is malformed. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what never becomes a request as everything else is: with all the headers that keep a browser safe. */
export function refuseUnparsed(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // An answer may be on its way there already.
    if (!(socket instanceof Socket) || !socket.writable || socket.bytesWritten > 0) socket.destroy();
    else socket.end(write(statuses[error.code ?? ''] ?? 400));
  });
  server.on('checkExpectation', (request, response) =>
    refuse(
      response,
      { status: 417, says: 'Nothing can be expected of an answer here.' },
      requestIdOf(request),
    ),
  );
  server.on('connect', (_request, socket) => socket.end(write(405)));
}

function write(status: number): string {
  const headers = {
    ...securityHeaders,
    'Cache-Control': 'no-store',
    [requestIdHeader]: randomUUID(),
    'Content-Length': '0',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
}
