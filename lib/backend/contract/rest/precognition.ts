import { toErrorResponse } from '@/lib/backend/contract/rest/tell-fault';

/** True for a request that only validates a form. */
export const isPrecognitive = (request: Request): boolean => request.headers.get('precognition') === 'true';

/** The response to a valid Precognition request: nothing is executed or stored. */
export const precognitionSuccess = (): Response =>
  new Response(null, {
    status: 204,
    headers: { 'precognition-success': 'true', 'cache-control': 'no-store' },
  });

/**
 * Wraps a handler in Laravel's Precognition protocol (client: `laravel-precognition`). Every response to
 * such a request is marked, including errors from before the validation. `Vary` applies to every response,
 * since it depends on the Precognition header and the language.
 */
export function withPrecognition<Args extends unknown[]>(
  handler: (request: Request, ...args: Args) => Promise<Response>,
): (request: Request, ...more: Args) => Promise<Response> {
  return async (request, ...args) => {
    const response = await handler(request, ...args).catch(toErrorResponse);
    response.headers.append('vary', 'Precognition, Accept-Language');
    if (isPrecognitive(request)) response.headers.set('precognition', 'true');
    return response;
  };
}
