export const dynamic = 'force-dynamic';

/**
 * Liveness, for load balancers and start scripts. Does not check the database, which cached pages do not
 * need.
 */
export function GET(): Response {
  return new Response('ok', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
}
