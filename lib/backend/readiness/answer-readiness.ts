import { type Readiness, type ReadinessCheck, readReadiness } from './readiness-check';

const keptFor = 1_000;
let latest: Promise<Readiness> | undefined;

/** 200 when this instance is ready, 503 with what is wrong otherwise. Looked at once a second, however often it is asked. */
export async function answerReadiness(checks: readonly ReadinessCheck[]): Promise<Response> {
  latest ??= readReadiness(checks).finally(() => {
    setTimeout(() => {
      latest = undefined;
    }, keptFor).unref();
  });
  const readiness = await latest;
  return Response.json(readiness, {
    status: readiness.ready ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
