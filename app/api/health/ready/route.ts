import { hasRemoteContent } from '@/lib/backend/environment';
import { answerReadiness } from '@/lib/backend/readiness/answer-readiness';
import { findContentFault } from '@/lib/graphql/find-content-fault';

export const dynamic = 'force-dynamic';

/** Whether this instance may take over from another; for deploying, and for whoever watches. */
export async function GET(): Promise<Response> {
  if (hasRemoteContent()) return answerReadiness([{ name: 'content', findFault: findContentFault }]);
  const { readinessChecks } = await import('@/lib/backend/readiness/readiness-checks');
  return answerReadiness(readinessChecks);
}
