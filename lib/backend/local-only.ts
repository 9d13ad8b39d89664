import { hasRemoteContent } from './environment';

type RouteHandler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Wraps a route handler that requires a local backend; responds with 404 when the content is remote. */
export function localOnly<Context>(handler: RouteHandler<Context>): RouteHandler<Context> {
  return async (request, context) =>
    hasRemoteContent() ? new Response('Not found', { status: 404 }) : handler(request, context);
}
