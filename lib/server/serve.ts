import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readEnabledLocales } from '../i18n/read-enabled-locales.ts';
import { openPageStore } from '../page-store/open-page-store.ts';
import { answerFrom } from './answer-page.ts';
import { answerUnmade } from './answer-unmade.ts';
import { askForDocument } from './ask-for-document.ts';
import { findRefusal, originForm } from './guard.ts';
import { isForPage } from './page-request.ts';
import { refuse } from './refuse.ts';
import { securityHeaders } from './security-headers.ts';
import { stopGracefully } from './stop-gracefully.ts';

/** How long a client may take to send a request's headers, and all of it, in ms; a picture comes over a slow line. */
const headersTimeout = 15_000;
const requestTimeout = 5 * 60_000;
const connectionsCheckingInterval = 1_000;
const timeouts = { headersTimeout, requestTimeout, connectionsCheckingInterval };
const mostConnections = 10_000;

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves the build on `PORT`, until it is told to stop. Ends with 1 when the port cannot be had. */
async function serve(port: number): Promise<void> {
  // Next and React choose what they load by it, so before they are.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { default: next } = await import('next');
  const app = next({ dev: false, port });
  await app.prepare();
  const answer = answerWith(app.getRequestHandler());
  const server = createServer(timeouts, (request, response) => {
    request.url = originForm(request.url);
    const refusal = findRefusal(request);
    if (refusal) refuse(response, refusal);
    else answer(request, response);
  });
  server.maxConnections = mostConnections;
  stopGracefully(server, () => app.close());
  server.once('error', (error) => {
    console.error(`The site cannot listen on port ${port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, () => console.log(`The site listens on port ${port}.`));
}

/** Finished pages first; what there is none for, Next is asked. */
function answerWith(handle: Handle): (request: IncomingMessage, response: ServerResponse) => void {
  // Not before Next has checked the environment, and said in one line what is wrong.
  const answerPage = answerFrom(openPageStore(), readEnabledLocales(process.env.ENABLED_LOCALES));
  const finish = async (answered: boolean | Promise<boolean>, ...asked: Parameters<Handle>) => {
    if (await answered) return;
    const [request, response] = asked;
    if (isForPage(request)) {
      askForDocument(request);
      answerUnmade(request, response);
      response.setHeader('vary', 'Accept-Encoding');
    }
    await handle(request, response);
  };
  return (request, response) => {
    const answered = answerPage(request, response);
    // Nothing is waited for when it was answered at once.
    if (answered !== true)
      finish(answered, request, response).catch((error: unknown) => fail(error, response));
  };
}

/** Tells who asked for what nobody could answer; who has part of an answer is cut off, so as not to take it for the whole. */
function fail(error: unknown, response: ServerResponse): void {
  console.error(error);
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { ...securityHeaders, 'cache-control': 'no-store' });
  response.end();
}

process.title = 'tessera-server';
await serve(Number(process.env.PORT ?? 3000));
