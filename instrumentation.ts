import { setTimeout as sleep } from 'node:timers/promises';
import type { Instrumentation } from 'next';
import { environment } from '@/lib/environment';
import { rootCauses } from '@/lib/server/root-causes';

/** Interval at which startup checks whether invalidations can be read yet, in ms. */
const STARTUP_POLL_INTERVAL_MS = 100;
/**
 * Startup continues without the invalidation log after this many consecutive checks in which the database was
 * unreachable or did not respond (two seconds). Counts checks instead of elapsed time: a process that is busy
 * starting would mistake its own delay for that of the database.
 */
const MAX_FAILED_CHECKS = 20;
/** Upper limit for that wait, in ms: another instance may be migrating a large database. */
const MAX_STARTUP_WAIT_MS = 30_000;

/**
 * Validates the environment when the server starts, starts the backend's background jobs and subscribes to
 * invalidations from other instances.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { hasRemoteContent, requireEnvironment } = await import('@/lib/backend/environment');
  requireEnvironment();
  if (hasRemoteContent()) return;
  const [
    { setClientAddressHeader },
    { printSetupCode },
    { subscribeToInvalidations },
    { getInvalidationState: invalidationState },
    { getUnansweredMs: unansweredFor },
    { pollDuePosts },
    { createInvalidationHandler },
    { getDataDir: dataDir },
    { purgeEdgeCache },
    { scheduleMediaSweep },
    { startMessageJobs },
    { getEstimator },
    { warmSearchIndex },
  ] = await Promise.all([
    import('@/lib/backend/platform/accounts/client-address-header'),
    import('@/lib/backend/platform/accounts/print-setup-code'),
    import('@/lib/backend/platform/invalidation/subscribe-to-invalidations'),
    import('@/lib/backend/platform/invalidation/invalidation-state'),
    import('@/lib/backend/platform/database/liveness'),
    import('@/lib/backend/platform/invalidation/publish-due-posts'),
    import('@/lib/page-store/invalidation-handler'),
    import('@/lib/backend/platform/data-dir'),
    import('@/lib/edge/purge-edge-cache'),
    import('@/lib/backend/platform/media/schedule-media-sweep'),
    import('@/lib/backend/message-jobs'),
    import('@/lib/backend/platform/accounts/password-issue'),
    import('@/lib/backend/contract/warm-search-index'),
  ]);
  setClientAddressHeader();
  // Not awaited: the server is ready before the database responds. Only the first of several workers prints for people.
  if (environment.workerSlot() === '0') void printSetupCode();
  void pollDuePosts();
  void scheduleMediaSweep();
  startMessageJobs();
  const firstInvalidation = Promise.withResolvers<void>();
  const handleInvalidation = createInvalidationHandler(dataDir());
  void subscribeToInvalidations((invalidation) => {
    if (handleInvalidation(invalidation)) void purgeEdgeCache();
    firstInvalidation.resolve();
  });
  void firstInvalidation.promise.then(warmSearchIndex).then(getEstimator);
  await waitForInvalidation(
    firstInvalidation.promise,
    (startedAt) =>
      invalidationState().readError !== null || unansweredFor(startedAt) > STARTUP_POLL_INTERVAL_MS,
  );
}

/** Waits for the first invalidation; resolves without it after too many failed checks or too long a wait. */
async function waitForInvalidation(
  firstInvalidation: Promise<void>,
  hasCheckFailed: (startedAt: number) => boolean,
): Promise<void> {
  const startedAt = performance.now();
  const isReceived = firstInvalidation.then(() => true);
  for (
    let failedChecks = 0;
    failedChecks < MAX_FAILED_CHECKS && performance.now() - startedAt < MAX_STARTUP_WAIT_MS;
  ) {
    if (await Promise.race([isReceived, sleep(STARTUP_POLL_INTERVAL_MS, false, { ref: false })])) return;
    failedChecks = hasCheckFailed(startedAt) ? failedChecks + 1 : 0;
  }
}

/**
 * Logs which request failed, by the id in its response, and the root causes: Next does not log the causes of
 * contract errors.
 */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }, { routePath }) => {
  const id = headers['x-request-id'] ?? 'without an id';
  console.error(`Request ${id} failed at ${routePath}: ${rootCauses(error).join('; ')}`);
};
