import { hasRemoteContent } from '@/lib/backend/environment';
import { createReadinessResponse } from '@/lib/backend/platform/readiness';
import { checkContentServer } from '@/lib/graphql/check-content-server';

export const dynamic = 'force-dynamic';

/** Readiness: whether this instance can take over from another; for deployments and monitoring. */
export async function GET(): Promise<Response> {
  if (hasRemoteContent())
    return createReadinessResponse([{ name: 'content', findIssue: checkContentServer }]);
  const { readinessChecks } = await import('@/lib/backend/readiness-checks');
  return createReadinessResponse(readinessChecks);
}
