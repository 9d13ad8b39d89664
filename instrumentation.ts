import { setTimeout as sleep } from 'node:timers/promises';
import type { Instrumentation } from 'next';

/** How often a start that waits to hear what was withdrawn while it was not there looks whether it can, in ms. */
const looking = 100;
/** Without any answer of the database for so long, in ms, it goes on without. */
const silence = 2_000;
/** And after so long in any case, in ms: another instance may be bringing a large database up to date. */
const longest = 30_000;

/** Checks the environment when the server starts, opens the backend and keeps up with what is renewed elsewhere. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { hasRemoteContent, requireEnvironment } = await import('@/lib/backend/environment');
  requireEnvironment();
  if (hasRemoteContent()) return;
  const [
    { noteClientAddresses },
    { printSetupCode },
    { watchRenewals },
    { renewalState },
    { silentFor },
    { watchDuePosts },
    { followRenewals },
    { dataDir },
    { clearEdge },
    { watchMedia },
  ] = await Promise.all([
    import('@/lib/backend/accounts/note-client-address'),
    import('@/lib/backend/accounts/print-setup-code'),
    import('@/lib/backend/renewal/watch-renewals'),
    import('@/lib/backend/renewal/renewal-state'),
    import('@/lib/backend/database/signs-of-life'),
    import('@/lib/backend/schedule/watch-due-posts'),
    import('@/lib/page-store/follow-renewals'),
    import('@/lib/backend/data-dir'),
    import('@/lib/edge/clear-edge'),
    import('@/lib/backend/media/watch-media'),
  ]);
  noteClientAddresses();
  // Of several processes that one program has started, one speaks to people.
  const isFirst = (process.env.WORKER_SLOT ?? '0') === '0';
  // Not waited for: the server is ready before the database has answered.
  if (isFirst) void printSetupCode();
  void watchDuePosts();
  void watchMedia();
  const heard = Promise.withResolvers<void>();
  const follow = followRenewals(dataDir());
  void watchRenewals((one) => {
    if (follow(one)) void clearEdge();
    heard.resolve();
  });
  const begun = performance.now();
  const isHeard = heard.promise.then(() => true);
  const isWorthwhile = () =>
    renewalState().fault === null && silentFor(begun) < silence && performance.now() - begun < longest;
  while (isWorthwhile()) if (await Promise.race([isHeard, sleep(looking, false, { ref: false })])) return;
}

/** Says which request failed, by the id that its answer carries. */
export const onRequestError: Instrumentation.onRequestError = (_error, { headers }, { routePath }) => {
  console.error(`Request ${headers['x-request-id'] ?? 'without an id'} failed at ${routePath}`);
};
