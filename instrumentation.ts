import { setTimeout as sleep } from 'node:timers/promises';
import type { Instrumentation } from 'next';
import { environment } from '@/lib/environment';
import { reasonsOf } from '@/lib/server/reasons-of';

/** How often a start that waits to hear what was withdrawn while it was not there looks whether it can, in ms. */
const looking = 100;
/**
 * After so many looks in turn at which the database could not be asked, or left a question open, it goes on without: two seconds. By the
 * clock a process that is busy beginning would take its own silence for that of the database.
 */
const mostInVain = 20;
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
    { mailQueue },
    { textQueue },
    { watchQueue },
    { beginSearching },
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
    import('@/lib/backend/mail/mail-queue'),
    import('@/lib/backend/sms/text-queue'),
    import('@/lib/backend/queue/watch-queue'),
    import('@/lib/backend/contract/search/begin-searching'),
  ]);
  noteClientAddresses();
  // Of several processes that one program has started, one speaks to people.
  const isFirst = environment.workerSlot() === '0';
  // Not waited for: the server is ready before the database has answered.
  if (isFirst) void printSetupCode();
  void watchDuePosts();
  void watchMedia();
  void watchQueue(mailQueue);
  void watchQueue(textQueue);
  const heard = Promise.withResolvers<void>();
  const follow = followRenewals(dataDir());
  void watchRenewals((one) => {
    if (follow(one)) void clearEdge();
    heard.resolve();
  });
  void heard.promise.then(beginSearching);
  const begun = performance.now();
  const isHeard = heard.promise.then(() => true);
  for (let inVain = 0; inVain < mostInVain && performance.now() - begun < longest; ) {
    if (await Promise.race([isHeard, sleep(looking, false, { ref: false })])) return;
    inVain = renewalState().fault !== null || silentFor(begun) > looking ? inVain + 1 : 0;
  }
}

/** Says which request failed, by the id that its answer carries, and why: of an answer of the contract Next shows no error beneath. */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }, { routePath }) => {
  const id = headers['x-request-id'] ?? 'without an id';
  console.error(`Request ${id} failed at ${routePath}: ${reasonsOf(error).join('; ')}`);
};
