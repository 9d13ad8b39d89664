import { hasRemoteContent } from './environment';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** A route handler that exists only where this instance has a backend of its own; 404 elsewhere. */
export function localOnly<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) =>
    hasRemoteContent() ? new Response('Not found', { status: 404 }) : handler(request, context);
}
