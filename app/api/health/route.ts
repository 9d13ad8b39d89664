export const dynamic = 'force-dynamic';

/** For load balancers and start scripts: this process serves. Says nothing about the database, which pages can do without. */
export function GET(): Response {
  return new Response('ok', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
}
