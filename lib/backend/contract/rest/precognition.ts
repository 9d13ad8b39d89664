import { tellFault } from '@/lib/backend/contract/rest/tell-fault';

/** Whether a form only asks what would be wrong with it. */
export const isPrecognitive = (request: Request): boolean => request.headers.get('precognition') === 'true';

/** What is not wrong: nothing is run, and nothing written. */
export const foreseen = (): Response =>
  new Response(null, {
    status: 204,
    headers: { 'precognition-success': 'true', 'cache-control': 'no-store' },
  });

/**
 * Laravel's Precognition around all of a call (`laravel-precognition` speaks it): every answer to such a request says so, refusals of what
 * stands before the validation too, and every answer that another may come instead: to who only asks, and in another language.
 */
export function withPrecognition<More extends unknown[]>(
  answer: (request: Request, ...more: More) => Promise<Response>,
): (request: Request, ...more: More) => Promise<Response> {
  return async (request, ...more) => {
    const response = await answer(request, ...more).catch(tellFault);
    response.headers.append('vary', 'Precognition, Accept-Language');
    if (isPrecognitive(request)) response.headers.set('precognition', 'true');
    return response;
  };
}
