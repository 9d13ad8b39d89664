import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LogExtent } from '../environment.ts';
import type { Languages } from '../i18n/read-enabled-locales.ts';
import type { FinishedPage } from '../page-store/finished-page.ts';
import { stateOf } from '../page-store/page-state.ts';
import type { PageStore } from '../page-store/page-store.ts';
import type { AnswerAsset } from './answer-asset.ts';
import { answerHealth } from './answer-health.ts';
import type { AnswerNowhere } from './answer-nowhere.ts';
import { answerFrom, earlierFrom } from './answer-page.ts';
import { answerUnmade } from './answer-unmade.ts';
import { askForDocument } from './ask-for-document.ts';
import { cutSenders } from './cut-senders.ts';
import { findRefusal } from './guard.ts';
import { guardAnswer } from './guard-answer.ts';
import { type Asked, isForPage } from './page-request.ts';
import { refuse } from './refuse.ts';
import { replaceFailure } from './replace-failure.ts';
import { requestIdHeader } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';
import { sendPage } from './send-page.ts';
import { beginVisit, type Visit } from './visit.ts';

type Handle<Result> = (request: IncomingMessage, response: ServerResponse) => Result;
type Parts = {
  store: PageStore;
  languages: Languages;
  logged: LogExtent;
  answerAsset: AnswerAsset;
  answerNowhere: AnswerNowhere;
  askNext: Handle<Promise<void>>;
  /** Whether Next may be asked: it runs, and not so many wait for it that one more would wait in vain. */
  canAsk: (asked: Asked) => boolean;
  remake: (address: string) => void;
};

/** Answers each request: what the guard refuses, then finished pages; what there is none for, Next is asked. */
export function answerRequests({
  store,
  languages,
  logged,
  answerAsset,
  answerNowhere,
  askNext,
  canAsk,
  remake,
}: Parts): Handle<void> {
  const answerPage = answerFrom(store, languages, remake);
  const findEarlier = earlierFrom(store, languages);

  const askForRest = async (visit: Visit): Promise<void> => {
    const { request, response, id } = visit;
    visit.by = isForPage(request) ? 'made' : 'other';
    const earlier = visit.by === 'made' ? await findEarlier(request) : null;
    // Who has left meanwhile needs no page.
    if (response.destroyed || (await answerAsset(request, response, id))) return;
    if (answerHealth(request, response, id) || answerNowhere(request, response, id)) return;
    if (!canAsk(request)) return visit.by === 'made' ? putOff(visit, earlier) : comeAgain(response);
    if (visit.by === 'made') prepareForPage(visit, earlier);
    else guardAnswer(request, response);
    // Next leaves them out where it only mends an address.
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    response.setHeader(requestIdHeader, id);
    // What fails is logged with it.
    request.headers[requestIdHeader] = id;
    if (!response.destroyed) await askNext(request, response);
  };
  const finish = async (visit: Visit, answered: ReturnType<typeof answerPage>): Promise<void> => {
    visit.response.once('close', visit.note);
    try {
      const by = await answered;
      if (by) visit.by = by;
      else await askForRest(visit);
    } catch (error) {
      fail(error, visit.response);
    }
  };

  return (request, response) => {
    const visit = beginVisit(request, response, logged);
    cutSenders(request, response);
    const refusal = findRefusal(request);
    if (refusal) {
      refuse(response, refusal, visit.id, request.url);
      visit.by = 'refused';
      return visit.note();
    }
    const answered = answerPage(request, response, visit.id);
    if (typeof answered !== 'string') return void finish(visit, answered);
    // Nothing is waited for when it was answered at once.
    visit.by = answered;
    visit.note();
  };
}

/** Has Next make a document, and what it fails to make be put off. */
function prepareForPage(visit: Visit, earlier: FinishedPage | null): void {
  const { request, response } = visit;
  replaceFailure(response, () => putOff(visit, earlier));
  askForDocument(request);
  response.setHeader('vary', 'Accept-Encoding');
}

/** Answers with the page of the build before, or asks to come again. */
function putOff(visit: Visit, earlier: FinishedPage | null): void {
  const { request, response, id } = visit;
  // It may have been withdrawn while this was waited for.
  if (earlier && stateOf(earlier) !== 'gone') {
    visit.by = 'stale';
    sendPage(request, response, earlier, { as: 'stale', id });
  } else answerUnmade(request, response, id);
}

/** Tells who asked for what nobody could answer; who has part of an answer is cut off, so as not to take it for the whole. */
function fail(error: unknown, response: ServerResponse): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else comeAgain(response);
}

/** Asks a program to come again. */
function comeAgain(response: ServerResponse): void {
  response.writeHead(503, { ...securityHeaders, 'cache-control': 'no-store', 'retry-after': '5' });
  response.end();
}
