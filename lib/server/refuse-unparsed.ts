import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { sendRejection } from './refuse.ts';
import { requestIdHeader, requestIdOf } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Statuses for errors of Node's HTTP parser: request too slow, headers too large, chunk extensions without
 * end. All others are 400.
 */
const parserErrorStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Responds to input that Node does not accept as a request, with the same security headers as all responses.
 */
export function handleUnparsedRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A response may have been started on this connection.
    if (!(socket instanceof Socket) || !socket.writable || socket.bytesWritten > 0) socket.destroy();
    else socket.end(formatResponse(parserErrorStatuses[error.code ?? ''] ?? 400));
  });
  server.on('checkExpectation', (request, response) =>
    sendRejection(
      response,
      { status: 417, message: 'The Expect header is not supported.' },
      requestIdOf(request),
    ),
  );
  server.on('connect', (_request, socket) => socket.end(formatResponse(405)));
}

function formatResponse(status: number): string {
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
