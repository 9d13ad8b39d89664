import { writeRobots } from '@/lib/discovery/write-robots';
import { pageCacheControl } from '@/lib/page-cache/cache-control';

export const dynamic = 'force-dynamic';

/** Rules for crawlers. */
export function GET(): Response {
  return new Response(writeRobots(), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': pageCacheControl },
  });
}
