import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LogExtent } from '../environment.ts';
import type { ResponseSource } from './answer-kind.ts';
import { originForm } from './request-guard.ts';
import { recordResponse } from './observability.ts';
import { requestIdOf } from './request-id.ts';
import { shouldLog, logResponse } from './request-log.ts';

/** A request in progress and the source of its response. */
export type RequestContext = {
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
  source: ResponseSource;
  /** Records metrics and the access log entry; to be called once, at the end. */
  finish: () => void;
};

/** Status logged when the client disconnected before the response, as in nginx. */
const CLIENT_CLOSED_REQUEST_STATUS = 499;

/** Starts the context of a request and reduces its target to path and query. */
export function startRequest(request: IncomingMessage, response: ServerResponse, logLevel: LogExtent): RequestContext {
  const startedAt = performance.now();
  const id = requestIdOf(request);
  request.url = originForm(request.url);
  const { method, url } = request;
  const context: RequestContext = { request, response, id, source: 'other', finish };
  function finish(): void {
    const durationMs = performance.now() - startedAt;
    const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST_STATUS;
    recordResponse(context.source, status, durationMs);
    if (shouldLog(logLevel, context.source)) logResponse({ id, method, url, status }, context.source, durationMs);
  }
  return context;
}
