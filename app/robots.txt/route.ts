import { writeRobots } from '@/lib/discovery/robots/write-robots';
import { sharedCaching } from '@/lib/page-cache/shared-caching';

export const dynamic = 'force-dynamic';

/** What robots may read. */
export function GET(): Response {
  return new Response(writeRobots(), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': sharedCaching },
  });
}
