import { setTimeout as sleep } from 'node:timers/promises';

/** How long a start waits to hear what was withdrawn while it was not there, in ms: without a database it goes on without. */
const hearing = 2_000;

/** Checks the environment when the server starts, opens the backend and keeps up with what is renewed elsewhere. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const [{ hasRemoteContent, requireEnvironment }, { mendAddresses }] = await Promise.all([
    import('@/lib/backend/environment'),
    import('@/lib/http/mend-addresses'),
  ]);
  requireEnvironment();
  mendAddresses();
  if (hasRemoteContent()) return;
  const [
    { noteClientAddresses },
    { printSetupCode },
    { watchRenewals },
    { watchDuePosts },
    { followRenewals },
    { dataDir },
    { watchMedia },
  ] = await Promise.all([
    import('@/lib/backend/accounts/note-client-address'),
    import('@/lib/backend/accounts/print-setup-code'),
    import('@/lib/backend/renewal/watch-renewals'),
    import('@/lib/backend/schedule/watch-due-posts'),
    import('@/lib/page-store/follow-renewals'),
    import('@/lib/backend/data-dir'),
    import('@/lib/backend/media/watch-media'),
  ]);
  noteClientAddresses();
  // Not waited for: the server is ready before the database has answered.
  void printSetupCode();
  void watchDuePosts();
  void watchMedia();
  const heard = Promise.withResolvers<void>();
  const follow = followRenewals(dataDir());
  void watchRenewals((one) => {
    follow(one);
    heard.resolve();
  });
  await Promise.race([heard.promise, sleep(hearing, undefined, { ref: false })]);
}
