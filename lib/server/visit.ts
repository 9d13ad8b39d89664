import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LogExtent } from '../environment.ts';
import type { AnswerKind } from './answer-kind.ts';
import { originForm } from './guard.ts';
import { countAnswer } from './metrics.ts';
import { requestIdOf } from './request-id.ts';
import { isLogged, logAnswer } from './request-log.ts';

/** A request on its way, and who answers it. */
export type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
  by: AnswerKind;
  /** Counts it, and writes it down: to be called once, when it is over. */
  note: () => void;
};

/** Who goes before anything was answered; as nginx calls it. */
const gone = 499;

/** Takes a request on, by the path and query of its target alone. */
export function beginVisit(request: IncomingMessage, response: ServerResponse, logged: LogExtent): Visit {
  const begun = performance.now();
  const id = requestIdOf(request);
  request.url = originForm(request.url);
  const { method, url } = request;
  const visit: Visit = { request, response, id, by: 'other', note };
  function note(): void {
    const took = performance.now() - begun;
    const status = response.headersSent ? response.statusCode : gone;
    countAnswer(visit.by, status, took);
    if (isLogged(logged, visit.by)) logAnswer({ id, method, url, status }, visit.by, took);
  }
  return visit;
}
