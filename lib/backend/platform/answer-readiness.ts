import { type Readiness, type ReadinessCheck, readReadiness } from './readiness';

const CACHE_MS = 1_000;
let latest: Promise<Readiness> | undefined;

/**
 * Responds 200 when this instance is ready, otherwise 503 with the issues. Checks run at most once a second.
 */
export async function readinessResponse(checks: readonly ReadinessCheck[]): Promise<Response> {
  latest ??= readReadiness(checks).finally(() => {
    setTimeout(() => {
      latest = undefined;
    }, CACHE_MS).unref();
  });
  const readiness = await latest;
  return Response.json(readiness, {
    status: readiness.ready ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
